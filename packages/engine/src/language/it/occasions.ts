/** What takes place, in Italian: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
festa concerto mostra festival mercato torneo spettacolo ballo corsa conferenza serata sagra mercatino! porte_aperte! saldi
`
