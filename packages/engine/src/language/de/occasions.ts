/** What takes place, in German: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
fest feier konzert ausstellung festival party kurs turnier lesung vorstellung aufführung premiere vernissage wettbewerb vortrag workshop eröffnung
treff messe tombola disco filmnacht museumsnacht flohmarkt! weihnachtsmarkt! wochenmarkt! bauernmarkt! trödelmarkt! ostermarkt! herbstmarkt!
adventsmarkt! basar spendenlauf! volkslauf! stadtlauf! maskenball! sommerball! festumzug! laternenumzug! spieleabend! filmabend! liederabend!
familientag! aktionstag! sporttag! tag_der_offenen_tür! schlussverkauf räumungsverkauf!
`
