/** What takes place, in Spanish: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
fiesta concierto exposición festival feria mercado torneo espectáculo baile carrera charla conferencia noche mercadillo! rastrillo! verbena!
puertas_abiertas! jornada_de_puertas_abiertas! rebajas
`
