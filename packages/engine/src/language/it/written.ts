/** What is written into designs in Italian: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Fatto con cura | Vieni a vedere | Semplicemente buono | Da scoprire | Qui comincia qualcosa di bello | Pensato per te
sale: È il momento giusto | Cose belle a piccoli prezzi | Fino a esaurimento | Di più con meno
event: Ti aspettiamo | Non mancare | Vieni con gli amici | Un giorno da ricordare
food: Vieni con appetito | Fresco e fatto in casa | Il sapore di una volta | A tavola
care: In buone mani | Prenditi il tuo tempo | Ti ascoltiamo | Passo dopo passo, meglio
home: Benvenuti a casa | Un posto in cui vivere | Costruito bene, vissuto bene | La tua casa in buone mani
travel: Vai a vedere il mondo | Dove si va adesso? | Prepara la valigia | Il mondo ti aspetta
learning: Impara qualcosa di nuovo | Curiosi benvenuti | Un sapere che resta | Comincia oggi
style: Il tuo stile, la tua storia | Nuova stagione, nuovo look | Fatto per essere indossato | La bellezza del dettaglio
cause: Aiutiamo insieme | Ogni gesto conta | Insieme si può | Fare del bene
love: Con amore | Due cuori, un giorno | Per sempre
>shop: Acquista ora | Vedi l’offerta
>book: Prenota | Prenota ora
>join: Partecipa | Ci sarò
>learn: Scopri di più | Leggi tutto
>visit: Vieni a trovarci | Passa da noi
>order: Ordina ora | Vedi il menu
>contact: Contatti | Scrivici
>give: Dona ora | Aiuta
`
export const PAGES = `
nav: Servizi | Chi siamo | Domande | Contatti
headlines: Benvenuti | Fatto con cura | Siete nel posto giusto | Semplicemente buono
subheads: Che cosa facciamo, come lavoriamo e come trovarci. | Una breve presentazione e un modo semplice per scriverci. | L’essenziale in una sola pagina.
calls: Contattaci / Scopri di più | Scrivici / Come lavoriamo | Chiedi informazioni / Guarda
features: Prima si ascolta — Facciamo domande prima di proporre qualcosa. | Parole chiare — Niente gergo. Se qualcosa non è chiaro, basta chiedere. | Cura dei dettagli — L’ultimo dettaglio conta quanto il primo. | Una persona sola — Si parla con la stessa persona dall’inizio alla fine. | Flessibilità — I piani cambiano. Ne parliamo presto e con semplicità. | Anche dopo — Le domande sono benvenute anche a lavoro finito.
about: Che cosa conta per noi — Cose che durano e persone che stanno bene. Diciamo che cosa si può fare e ci prendiamo il tempo che serve. | Conosciamoci — Venite a trovarci, fate domande e fatevi un’idea.
process: Racconta — Bastano poche frasi per cominciare. | Accordiamoci — Scriviamo che cosa succede e quando. | Si parte — Il risultato si vede presto e l’ultima parola è tua.
faq: Come si comincia? — Con un messaggio. Scrivici che cosa ti serve e per quando. | Che cosa devo preparare? — Aiutano soprattutto esempi di ciò che ti piace. | Si possono cambiare i piani? — Sì. Se lo dici presto, di rado è un problema. | Come vi trovo? — Con i contatti di questa pagina.
closings: Che cosa possiamo fare per te? — Bastano poche righe, il resto lo vediamo insieme. | Vuoi saperne di più? — Scrivici che cosa ti ha portato qui.
footers: Grazie della visita. | A presto.
`
