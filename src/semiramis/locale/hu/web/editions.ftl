# A játékelemek kiadásai, ahogy bármelyik oldal megnevezheti őket.

editions-about = A játékelemekről
editions-named = { $name } ({ $hash })
editions-other = A játékelemek másik kiadása: { $name } ({ $hash })
