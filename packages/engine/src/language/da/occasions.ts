/** What takes place, in Danish: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
fest koncert udstilling festival kursus turnering foredrag forestilling konkurrence workshop åbning loppemarked! julemarked! markedsdag!
åbent_hus! udsalg!
`
