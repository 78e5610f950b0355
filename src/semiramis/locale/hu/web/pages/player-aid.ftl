# A játékossegédlet: egy nyomtatható oldal.

aid-title = Játékossegédlet: { $game }
aid-about = Az egész játék egy oldalon: kör, akciók, jelek, pontozás.
aid-name = Játékossegédlet
aid-for = { $least }–{ $most } játékosnak
aid-foot = Semiramis · a számok ebből a kiadásból valók: „{ $edition }”
aid-print = Nyomtatás vagy mentés PDF-ként
aid-save = Mentés SVG-ként
aid-failed = A segédletet nem sikerült betölteni.
aid-choose = Játékossegédletek
aid-lead = Játékonként egy oldal, a te nyelveden, az otthoni asztalra.
aid-signs = Jelek
aid-scoring = Pontozás
aid-players = A játékosok száma szerint
