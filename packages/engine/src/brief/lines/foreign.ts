/**
 * Written copy in other languages for the commonest cases: by what a design is about ('any', 'sale', 'event', 'food',
 * 'care', 'home', 'travel', 'learning', 'style', 'cause') the headlines, and by what is to be done the buttons.
 */
import type { Language } from '../../language/foreign.ts'

export type Case =
  | 'any'
  | 'sale'
  | 'event'
  | 'food'
  | 'care'
  | 'home'
  | 'travel'
  | 'learning'
  | 'style'
  | 'cause'
  | 'love'
export type Call = 'shop' | 'book' | 'join' | 'learn' | 'visit' | 'order' | 'contact' | 'give'

export interface ForeignLines {
  headlines: (about: Case) => readonly string[]
  buttons: (call: Call) => readonly string[]
}

type Told = Exclude<Language, 'en'>

/** One row a case, '|' between lines; buttons behind '>'. */
const ROWS: Readonly<Record<Told, string>> = {
  de: `
any: Schön, dass Sie da sind | Mit Liebe gemacht | Einfach gut gemacht | Ein Besuch lohnt sich | Sehen Sie selbst | Hier beginnt etwas Gutes
sale: Jetzt lohnt es sich | Gutes zum kleinen Preis | Nur solange es reicht | Mehr für weniger
event: Sei dabei | Wir freuen uns auf dich | Komm vorbei | Ein Tag zum Erinnern
food: Mit Hunger kommen, lange bleiben | Frisch auf den Tisch | Guter Geschmack braucht Zeit | Einfach lecker
care: In guten Händen | Nimm dir Zeit für dich | Wir hören zu | Schritt für Schritt besser
home: Willkommen zu Hause | Hier lässt es sich leben | Gut gebaut, gern bewohnt | Alles in guten Händen
travel: Raus in die Welt | Wohin als Nächstes? | Koffer packen, losfahren | Die Welt wartet
learning: Neues lernen | Neugier willkommen | Wissen, das bleibt | Heute anfangen
style: Dein Stil, deine Geschichte | Neue Saison, neuer Look | Schön gemacht | Gemacht zum Tragen
cause: Gemeinsam helfen | Jede Hand zählt | Zusammen geht mehr | Gutes tun
love: Mit Liebe | Zwei Herzen, ein Tag | Für immer du
>shop: Jetzt kaufen | Zum Angebot
>book: Termin buchen | Jetzt buchen
>join: Mitmachen | Ich bin dabei
>learn: Mehr erfahren | Weiterlesen
>visit: Besuchen Sie uns | Komm vorbei
>order: Jetzt bestellen | Zur Karte
>contact: Kontakt | Schreiben Sie uns
>give: Jetzt spenden | Helfen`,
  fr: `
any: Fait avec soin | Venez voir | Tout simplement bien | À découvrir | Ici commence quelque chose de beau | Pour vous
sale: C’est le moment | De belles choses à petits prix | Tant qu’il y en a | Plus pour moins
event: Soyez des nôtres | On vous attend | Venez nombreux | Un jour à retenir
food: Venez avec votre appétit | Frais et fait maison | Le goût du vrai | À table
care: Entre de bonnes mains | Prenez du temps pour vous | On vous écoute | Pas à pas vers le mieux
home: Bienvenue chez vous | Un lieu où vivre | Bien bâti, bien habité | Votre maison, nos mains
travel: Partez voir le monde | Prochaine étape ? | Faites vos valises | Le monde vous attend
learning: Apprendre, toujours | Les curieux sont les bienvenus | Le savoir qui reste | Commencez aujourd’hui
style: Votre style, votre histoire | Nouvelle saison, nouvel élan | Fait pour être porté | La beauté du détail
cause: Aidons ensemble | Chaque geste compte | Ensemble, c’est possible | Faire le bien
love: Avec amour | Deux cœurs, un jour | Pour toujours
>shop: Acheter | Voir l’offre
>book: Réserver | Prendre rendez-vous
>join: Participer | J’y serai
>learn: En savoir plus | Lire la suite
>visit: Venez nous voir | Nous rendre visite
>order: Commander | Voir la carte
>contact: Nous contacter | Écrivez-nous
>give: Faire un don | Aider`,
  es: `
any: Hecho con cariño | Ven a verlo | Sencillamente bueno | Descúbrelo | Aquí empieza algo bueno | Pensado para ti
sale: Ahora es el momento | Cosas buenas a buen precio | Hasta agotar existencias | Más por menos
event: Te esperamos | No te lo pierdas | Ven con amigos | Un día para recordar
food: Ven con hambre | Fresco y casero | El sabor de siempre | A la mesa
care: En buenas manos | Tómate tu tiempo | Te escuchamos | Paso a paso, mejor
home: Bienvenido a casa | Un lugar donde vivir | Bien hecho, bien vivido | Tu casa en buenas manos
travel: Sal a ver el mundo | ¿Y ahora adónde? | Haz la maleta | El mundo te espera
learning: Aprende algo nuevo | Curiosos, bienvenidos | Saber que se queda | Empieza hoy
style: Tu estilo, tu historia | Nueva temporada, nuevo tú | Hecho para llevarlo | La belleza del detalle
cause: Juntos ayudamos | Cada gesto cuenta | Juntos podemos | Haz el bien
love: Con amor | Dos corazones, un día | Para siempre
>shop: Comprar ahora | Ver la oferta
>book: Reservar | Pedir cita
>join: Apúntate | Allí estaré
>learn: Saber más | Leer más
>visit: Visítanos | Ven a vernos
>order: Pedir ahora | Ver la carta
>contact: Contacto | Escríbenos
>give: Donar | Ayudar`,
  it: `
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
>give: Dona ora | Aiuta`,
  pt: `
any: Feito com carinho | Venha ver | Simplesmente bom | Descubra | Aqui começa algo bom | Pensado para você
sale: A hora é agora | Coisas boas, preços pequenos | Enquanto durar | Mais por menos
event: Esperamos por você | Não perca | Venha com os amigos | Um dia para lembrar
food: Venha com fome | Fresco e caseiro | O sabor de sempre | À mesa
care: Em boas mãos | Um tempo para você | Estamos aqui para ouvir | Passo a passo, melhor
home: Bem-vindo a casa | Um lugar para viver | Bem feito, bem vivido | Sua casa em boas mãos
travel: Vá ver o mundo | Para onde agora? | Faça as malas | O mundo espera
learning: Aprenda algo novo | Curiosos são bem-vindos | Saber que fica | Comece hoje
style: Seu estilo, sua história | Nova estação, novo visual | Feito para usar | A beleza do detalhe
cause: Juntos ajudamos | Cada gesto conta | Juntos é possível | Faça o bem
love: Com amor | Dois corações, um dia | Para sempre
>shop: Comprar agora | Ver a oferta
>book: Reservar | Agendar
>join: Participar | Eu vou
>learn: Saiba mais | Ler mais
>visit: Venha nos visitar | Visite-nos
>order: Pedir agora | Ver o cardápio
>contact: Contato | Fale conosco
>give: Doar agora | Ajudar`,
  nl: `
any: Met zorg gemaakt | Kom kijken | Gewoon goed | Ontdek het zelf | Hier begint iets moois | Voor jou
sale: Nu is het moment | Mooie dingen, kleine prijzen | Zolang de voorraad strekt | Meer voor minder
event: Wees erbij | Tot dan | Neem je vrienden mee | Een dag om te onthouden
food: Kom met trek | Vers op tafel | Smaak kost tijd | Aan tafel
care: In goede handen | Neem de tijd voor jezelf | Wij luisteren | Stap voor stap beter
home: Welkom thuis | Hier is het fijn wonen | Goed gebouwd, graag bewoond | Je huis in goede handen
travel: Trek de wereld in | Waarheen nu? | Koffers pakken en gaan | De wereld wacht
learning: Leer iets nieuws | Nieuwsgierig? Welkom | Kennis die blijft | Begin vandaag
style: Jouw stijl, jouw verhaal | Nieuw seizoen, nieuwe look | Gemaakt om te dragen | Mooi tot in detail
cause: Samen helpen | Elke hand telt | Samen kan het | Doe iets goeds
love: Met liefde | Twee harten, één dag | Voor altijd
>shop: Shop nu | Bekijk de aanbieding
>book: Boek nu | Maak een afspraak
>join: Doe mee | Ik ben erbij
>learn: Meer weten | Lees verder
>visit: Kom langs | Bezoek ons
>order: Bestel nu | Bekijk de kaart
>contact: Contact | Schrijf ons
>give: Doneer nu | Help mee`,
}

function linesOf(rows: string): ForeignLines {
  const found = new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const at = row.indexOf(':')
        return [
          row.slice(0, at),
          row
            .slice(at + 1)
            .split('|')
            .map((line) => line.trim()),
        ] as const
      }),
  )
  const row = (name: string) => found.get(name) ?? []
  return { headlines: (about) => row(about), buttons: (call) => row(`>${call}`) }
}

/** The lines of each language but English. */
export const FOREIGN_LINES: Readonly<Record<Told, ForeignLines>> = {
  de: linesOf(ROWS.de),
  fr: linesOf(ROWS.fr),
  es: linesOf(ROWS.es),
  it: linesOf(ROWS.it),
  pt: linesOf(ROWS.pt),
  nl: linesOf(ROWS.nl),
}
