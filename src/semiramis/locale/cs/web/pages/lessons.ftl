# Průvodce výukou a stránka, která k ní vede.

lessons-step = Krok { $n } z { $of }
lessons-continue = Pokračovat
lessons-back = O krok zpět
lessons-show = Ukázat
lessons-fold = Sbalit výuku
lessons-unfold = Rozbalit výuku
lessons-rule = { $n ->
        [one] Pravidlo
        [few] Pravidla
        [many] Pravidla
       *[other] Pravidla
    }
lessons-wait = Na tahu je { $seat }.
lessons-instead = Ve hře je to dovoleno, výuka tu ale chce něco jiného: { $act }.
lessons-tried = Takhle hra vysvětlí, proč něco nejde: nejdřív důvod v této pozici, pak pravidlo. Až si to přečtete, pokračujte.
lessons-free = Hrajte podle sebe. Rada ukáže, co by udělal bot.
lessons-lost = Hra se od výuky odchýlila. Hrajte dál podle sebe, nebo začněte výuku znovu.
lessons-score = Vaše body, kdyby hra skončila teď: { $points }
lessons-play = Zahrát si skutečnou hru
lessons-read = Číst pravidla
lessons-again = Začít znovu
lessons-begin = Začít výuku
lessons-go-on = Pokračovat
lessons-about = První hra s průvodcem: připravená pozice, jedna věc po druhé, asi deset minut. U všeho, co nejde, se dozvíte proč.
lessons-new = Ještě nezačato.
lessons-reached = Jste u kroku { $step } z { $of }.
lessons-finished = Tuto výuku máte za sebou.
lessons-no-game = Pro tuto hru výuka není.
