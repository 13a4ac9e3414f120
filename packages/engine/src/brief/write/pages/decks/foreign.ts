/** Words for pages in other languages: plain ones for any trade, with nothing that may not be true. */
import type { Language } from '../../../../language/foreign.ts'
import type { PageWords } from '../types.ts'
import { readDecks } from './read.ts'

const TEXT = `
# de
nav: Angebot | Über uns | Fragen | Kontakt
headlines: Schön, dass Sie da sind | Einfach gut gemacht | Hier sind Sie richtig | Willkommen
subheads: Was wir tun, wie wir arbeiten und wie Sie uns erreichen. | Ein kurzer Überblick und ein einfacher Weg, uns zu schreiben. | Alles Wichtige auf einer Seite.
calls: Kontakt aufnehmen / Mehr erfahren | Schreiben Sie uns / So arbeiten wir | Anfragen / Ansehen
features: Erst zuhören — Wir fragen, bevor wir etwas vorschlagen. Das spart am Ende Zeit und Ärger. | Klare Worte — Keine Fachsprache, kein Kleingedrucktes. Wenn etwas unklar ist, fragen Sie einfach. | Sorgfalt — Auch das letzte Detail bekommt unsere Aufmerksamkeit. | Ein Gegenüber — Sie sprechen von Anfang bis Ende mit derselben Person. | Flexibel — Pläne ändern sich. Wir besprechen früh, was das bedeutet. | Auch danach — Fragen sind willkommen, auch wenn alles fertig ist.
about: Was uns wichtig ist — Dinge, die halten, und Menschen, die sich wohlfühlen. Wir machen es einfach, sagen, was geht, und nehmen uns die Zeit, die es braucht. | Lernen Sie uns kennen — Kommen Sie vorbei, stellen Sie Fragen und machen Sie sich selbst ein Bild.
process: Erzählen — Ein paar Sätze genügen für den Anfang. | Absprechen — Wir halten fest, was wann geschieht. | Loslegen — Sie sehen früh, was entsteht, und haben das letzte Wort.
faq: Wie fangen wir an? — Mit einer Nachricht. Schreiben Sie, was Sie brauchen und bis wann. | Was soll ich vorbereiten? — Beispiele für das, was Ihnen gefällt, helfen am meisten. | Lassen sich Pläne noch ändern? — Ja. Sagen Sie es früh, dann ist es selten ein Problem. | Wie erreiche ich Sie? — Über den Kontakt auf dieser Seite.
closings: Was dürfen wir für Sie tun? — Ein paar Zeilen genügen, den Rest besprechen wir. | Lust auf mehr? — Schreiben Sie uns, was Sie hierher geführt hat.
footers: Danke fürs Vorbeischauen. | Schön, dass Sie da waren.
# fr
nav: Services | À propos | Questions | Contact
headlines: Bienvenue | Fait avec soin | Vous êtes au bon endroit | Tout simplement bien
subheads: Ce que nous faisons, comment nous travaillons et comment nous joindre. | Une courte présentation et un moyen simple de nous écrire. | L’essentiel sur une seule page.
calls: Nous contacter / En savoir plus | Écrivez-nous / Notre façon de faire | Faire une demande / Découvrir
features: D’abord, écouter — Nous posons des questions avant de proposer quoi que ce soit. | Des mots simples — Pas de jargon. Si quelque chose n’est pas clair, demandez. | Le soin du détail — Le dernier détail compte autant que le premier. | Une seule personne — Vous parlez à la même personne du début à la fin. | De la souplesse — Les projets changent. Nous en parlons tôt, simplement. | Et après — Vos questions restent les bienvenues, même quand tout est fini.
about: Ce qui compte pour nous — Des choses qui durent et des gens qui s’y sentent bien. Nous disons ce qui est possible et prenons le temps qu’il faut. | Faisons connaissance — Venez voir, posez vos questions et faites-vous votre idée.
process: Racontez — Quelques phrases suffisent pour commencer. | Convenons — Nous écrivons ce qui se passe et quand. | C’est parti — Vous voyez vite le résultat et vous avez le dernier mot.
faq: Comment commencer ? — Par un message. Dites-nous ce qu’il vous faut et pour quand. | Que faut-il préparer ? — Des exemples de ce que vous aimez aident le plus. | Peut-on changer d’avis ? — Oui. Dites-le tôt et c’est rarement un problème. | Comment vous joindre ? — Par le contact indiqué sur cette page.
closings: Que pouvons-nous faire pour vous ? — Quelques lignes suffisent, nous verrons le reste ensemble. | Envie d’en savoir plus ? — Écrivez-nous ce qui vous amène.
footers: Merci de votre visite. | À bientôt.
# es
nav: Servicios | Nosotros | Preguntas | Contacto
headlines: Bienvenidos | Hecho con cariño | Estás en el lugar indicado | Sencillamente bueno
subheads: Qué hacemos, cómo trabajamos y cómo encontrarnos. | Una breve presentación y una forma fácil de escribirnos. | Lo esencial en una sola página.
calls: Contactar / Saber más | Escríbenos / Cómo trabajamos | Pedir información / Descubrir
features: Primero, escuchar — Preguntamos antes de proponer nada. | Palabras claras — Sin tecnicismos. Si algo no se entiende, pregunta. | Cuidado por el detalle — El último detalle importa tanto como el primero. | Una sola persona — Hablas con la misma persona de principio a fin. | Flexibilidad — Los planes cambian. Lo hablamos pronto y sin rodeos. | También después — Las preguntas son bienvenidas aunque todo haya terminado.
about: Lo que nos importa — Cosas que duran y personas que se sienten a gusto. Decimos lo que se puede hacer y nos tomamos el tiempo necesario. | Conócenos — Ven, pregunta y hazte tu propia idea.
process: Cuéntanos — Bastan unas frases para empezar. | Acordamos — Escribimos qué pasa y cuándo. | Adelante — Ves pronto el resultado y tienes la última palabra.
faq: ¿Cómo empezamos? — Con un mensaje. Dinos qué necesitas y para cuándo. | ¿Qué debo preparar? — Lo que más ayuda son ejemplos de lo que te gusta. | ¿Se pueden cambiar los planes? — Sí. Si lo dices pronto, rara vez es un problema. | ¿Cómo os encuentro? — Con el contacto de esta página.
closings: ¿Qué podemos hacer por ti? — Bastan unas líneas; el resto lo vemos juntos. | ¿Quieres saber más? — Escríbenos qué te ha traído hasta aquí.
footers: Gracias por la visita. | Hasta pronto.
# it
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
# pt
nav: Serviços | Sobre nós | Perguntas | Contacto
headlines: Seja bem-vindo | Feito com carinho | Está no lugar certo | Simplesmente bom
subheads: O que fazemos, como trabalhamos e como nos encontrar. | Uma breve apresentação e uma forma simples de nos escrever. | O essencial numa só página.
calls: Fale connosco / Saiba mais | Escreva-nos / Como trabalhamos | Pedir informações / Descobrir
features: Primeiro, ouvir — Perguntamos antes de propor alguma coisa. | Palavras claras — Sem jargão. Se algo não for claro, pergunte. | Cuidado com o detalhe — O último detalhe conta tanto como o primeiro. | Uma só pessoa — Fala com a mesma pessoa do princípio ao fim. | Flexibilidade — Os planos mudam. Falamos disso cedo e sem rodeios. | Também depois — As perguntas são bem-vindas mesmo no fim.
about: O que nos importa — Coisas que duram e pessoas que se sentem bem. Dizemos o que é possível e levamos o tempo que for preciso. | Conheça-nos — Venha ver, faça perguntas e tire as suas conclusões.
process: Conte-nos — Bastam algumas frases para começar. | Combinar — Escrevemos o que acontece e quando. | Avançar — Vê cedo o resultado e tem a última palavra.
faq: Como começamos? — Com uma mensagem. Diga o que precisa e para quando. | O que devo preparar? — O que mais ajuda são exemplos do que gosta. | Os planos podem mudar? — Sim. Se disser cedo, raramente é um problema. | Como vos encontro? — Pelo contacto desta página.
closings: Em que podemos ajudar? — Bastam algumas linhas; o resto vemos juntos. | Quer saber mais? — Escreva-nos o que o trouxe aqui.
footers: Obrigado pela visita. | Até breve.
# nl
nav: Aanbod | Over ons | Vragen | Contact
headlines: Welkom | Met zorg gemaakt | Hier ben je goed | Gewoon goed
subheads: Wat we doen, hoe we werken en hoe je ons bereikt. | Een korte kennismaking en een makkelijke manier om ons te schrijven. | Het belangrijkste op één pagina.
calls: Neem contact op / Meer weten | Schrijf ons / Zo werken we | Vraag aan / Bekijk
features: Eerst luisteren — We vragen voordat we iets voorstellen. | Duidelijke taal — Geen vakjargon. Is iets onduidelijk, vraag het gewoon. | Oog voor detail — Het laatste detail telt net zo zwaar als het eerste. | Eén gezicht — Je spreekt van begin tot eind met dezelfde persoon. | Flexibel — Plannen veranderen. Dat bespreken we op tijd. | Ook daarna — Vragen blijven welkom, ook als alles klaar is.
about: Wat we belangrijk vinden — Dingen die lang meegaan en mensen die zich thuis voelen. We zeggen wat kan en nemen de tijd die nodig is. | Maak kennis — Kom langs, stel je vragen en kijk zelf.
process: Vertel — Een paar zinnen zijn genoeg om te beginnen. | Afspreken — We schrijven op wat er wanneer gebeurt. | Aan de slag — Je ziet snel resultaat en hebt het laatste woord.
faq: Hoe beginnen we? — Met een bericht. Schrijf wat je nodig hebt en wanneer. | Wat moet ik voorbereiden? — Voorbeelden van wat je mooi vindt helpen het meest. | Kunnen plannen nog veranderen? — Ja. Zeg het op tijd, dan is het zelden een probleem. | Hoe bereik ik jullie? — Via het contact op deze pagina.
closings: Wat kunnen we voor je doen? — Een paar regels zijn genoeg, de rest bespreken we samen. | Meer weten? — Schrijf ons wat je hier bracht.
footers: Bedankt voor je bezoek. | Tot ziens.
`

const PAGES: ReadonlyMap<string, PageWords> = new Map(readDecks(TEXT).map(({ keys, words }) => [keys.join(), words]))

/** The words of a page in the prompt's language. */
export const foreignWords = (language: Language): PageWords | undefined => PAGES.get(language)
