/** What takes place, in French: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
fête concert exposition festival marché tournoi soirée spectacle bal conférence course tournée brocante! vide-grenier! vide-greniers! kermesse!
vernissage! tombola! portes_ouvertes! journée_portes_ouvertes! soldes
`
