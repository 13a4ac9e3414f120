/** What takes place, in Portuguese: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
festa concerto exposição festival feira mercado torneio espetáculo baile corrida palestra noite arraial! quermesse! saldos
`
