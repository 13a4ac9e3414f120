/**
 * Wishes in German, French and Spanish, put into the English that the grammar reads: word by word and with quotations,
 * names and new words left as they are. Enough for what people ask of a design; no translation of anything that is set.
 */
import { nth } from '../base/items.ts'
import { foreignColour } from '../brief/words/foreign-colours.ts'
import { colourName } from '../colour/plain-names.ts'

/** English → words and phrases of the three languages that say it. */
// biome-ignore format: a table of words
const PHRASES: Record<string, string> = {
  the: 'der|die|das|den|dem|des|le|la|les|el|los|las|lo|l\'',
  'of the': 'vom|du|del|de la',
  my: 'mein|meine|meinen|unser|unsere|unseren|mon|ma|mes|notre|nos|mi|mis|nuestro|nuestra',
  its: 'seine|ihr|ihre|son|sa|ses|su|sus',
  a: 'ein|eine|einen|einem|einer|une?|una?|uno',
  and: 'und|et|y',
  but: 'aber|mais|pero',
  not: 'nicht|kein|keine|keinen|pas',
  without: 'ohne|sans|sin',
  of: 'von|de|d\'',
  with: 'mit|avec|con',
  in: 'in|im|en',
  on: 'auf dem|auf der|auf die|an|sur|sobre',
  'in the': 'im|ins|dans le|dans la|au|en el|en la',
  'at the': 'unten am|am|au|al',
  to: 'auf|zu|zum|zur|à|a|par',
  please: 'bitte|s\'il te plaît|s\'il vous plaît|svp|stp|por favor|porfa',
  everything: 'alles|tout|todo',
  all: 'alle|allen|tous les|toutes les|todos los|todas las',
  it: 'es|ihn|sie|le tout|lo',
  make: 'mach|mache|machen|mach mal|gestalte|rends|rend|fais|faites|rendez|haz|hazlo|haga|pon|ponlo|ponga|poner|mets|mettez|mettre|setz|setze',
  'make it': 'hazlo|ponlo',
  change: 'ändere|ändern|ändre|wechsle|change|changez|changer|modifie|modifiez|cambia|cambie|cambiar|cámbialo',
  replace: 'ersetze|ersetz|ersetzen|tausche|remplace|remplacez|remplacer|reemplaza|reemplace|sustituye|reemplazar',
  by: 'durch|gegen|par|por',
  remove: 'entferne|entfernen|lösche|löschen|streiche|nimm|enlève|enlevez|enlever|supprime|supprimez|supprimer|retire|retirez|quita|quite|quitar|elimina|elimine|borra|borre',
  add: 'füge|ergänze|hinzufügen|ajoute|ajoutez|ajouter|rajoute|añade|añada|añadir|agrega|agregue|agregar',
  '': 'sein|être|ser|estar|hinzu|weg|raus|mal|doch|noch|etwas mehr als|che',
  move: 'verschiebe|verschieb|schieb|schiebe|bewege|rück|rücke|déplace|déplacez|déplacer|mueve|mueva|mover',
  put: 'stell|stelle|platziere|place|placez|coloca|coloque',
  use: 'benutze|verwende|nimm eine|nutze|utilise|utilisez|usa|use|utiliza',
  show: 'zeig|zeige|montre|muestra',
  'i want': 'ich will|ich möchte|ich hätte gern|ich hätte gerne|je veux|je voudrais|j\'aimerais|quiero|quisiera|me gustaría',
  'should be': 'soll|sollte|sollen|devrait être|doit être|debe ser|debería ser',
  'should say': 'soll heißen|soll lauten|sollte lauten|doit dire|debe decir|que diga',
  is: 'ist|est|es',
  bigger: 'größer|grösser|groesser|größere|größeren|vergrößere|plus grand|plus grande|plus gros|plus grosse|en plus grand|en plus gros|agrandis|agrandir|más grande|mas grande|más grandes|agranda|mayor',
  smaller: 'kleiner|kleinere|verkleinere|plus petit|plus petite|más pequeño|más pequeña|más chico|mas pequeño|reduce',
  bolder: 'fetter|kräftiger|dicker|plus gras|plus épais|más grueso|más gruesa|más negrita',
  bold: 'fett|en gras|gras|en negrita|negrita',
  thinner: 'dünner|feiner|plus fin|plus fine|más fino|más delgado|más delgada',
  italic: 'kursiv|en italique|italique|en cursiva|cursiva|itálica',
  'in capitals': 'in großbuchstaben|en majuscules|en mayúsculas',
  darker: 'dunkler|plus sombre|plus foncé|plus foncée|más oscuro|más oscura|oscurece',
  lighter: 'heller|plus clair|plus claire|más claro|más clara|aclara',
  warmer: 'wärmer|plus chaud|plus chaude|plus chaudes|más cálido|más cálida|más cálidos',
  cooler: 'kühler|plus froid|más frío|más fríos',
  dark: 'dunkel|dunkle|dunklen|sombre|foncé|oscuro|oscura',
  light: 'hell|helle|hellen|clair|claro|clara',
  'more modern': 'moderner|plus moderne|más moderno',
  'more elegant': 'eleganter|plus élégant|más elegante',
  'more playful': 'verspielter|plus ludique|más divertido',
  'more minimal': 'schlichter|einfacher|minimalistischer|plus simple|plus sobre|plus minimaliste|más simple|más sencillo|más minimalista',
  'more colourful': 'bunter|farbenfroher|plus coloré|más colorido',
  'more white space': 'mehr weißraum|mehr platz|mehr luft|plus d\'espace|más espacio',
  'more contrast': 'mehr kontrast|plus de contraste|más contraste',
  more: 'mehr|plus|más',
  less: 'weniger|moins|menos',
  'a bit': 'etwas|ein bisschen|ein wenig|bisschen|un peu|un poco',
  much: 'viel|deutlich|beaucoup|mucho',
  too: 'zu sehr|trop|demasiado',
  background: 'hintergrund|arrière-plan|fond|fondo',
  headline: 'überschrift|schlagzeile|titre|titel|título|titulo|encabezado',
  name: 'namen|name|nom|nombre',
  tagline: 'slogan|claim|eslogan|lema',
  subtitle: 'untertitel|unterzeile|sous-titre|subtítulo',
  date: 'datum|date|fecha',
  time: 'uhrzeit|zeit|heure|l\'heure|hora',
  place: 'veranstaltungsort|ort|lieu|lugar',
  address: 'adresse|anschrift|dirección|direccion',
  price: 'preis|prix|precio',
  'phone number': 'telefonnummer|telefon|nummer|handynummer|numéro de téléphone|téléphone|numéro|teléfono|número de teléfono|número',
  email: 'e-mail|mail|e-mail-adresse|mailadresse|correo|correo electrónico|courriel',
  'website address': 'webseite|website|internetadresse|site web|sitio web|página web|lien|enlace',
  button: 'knopf|schaltfläche|bouton|botón|boton',
  icon: 'symbol|icon|icône|icono|ícono',
  logo: 'logo|logotipo',
  picture: 'bild|image|imagen',
  illustration: 'zeichnung|illustration|dessin|dibujo|ilustración',
  pattern: 'muster|motif|patrón',
  border: 'rahmen|rand|cadre|bordure|marco|borde',
  line: 'linie|zeile|ligne|línea',
  text: 'text|texte|texto',
  font: 'schrift|schriftart|police|police d\'écriture|typo|fuente|tipografía|letra',
  colours: 'farben|couleurs|colores',
  colour: 'farbe|couleur|color',
  layout: 'layout|anordnung|aufbau|mise en page|disposition|diseño',
  'another layout': 'anderes layout|eine andere anordnung|une autre mise en page|otro diseño',
  'another font': 'eine andere schrift|andere schrift|une autre police|otra fuente|otra tipografía',
  'other colours': 'andere farben|d\'autres couleurs|otros colores',
  'serif font': 'serifenschrift|police avec empattements|fuente con serifa',
  centre: 'zentriere|zentrier|mittig|zentriert|centre|centrez|centrer|centré|centra|centrar|centrado',
  left: 'links|linke|gauche|izquierda',
  right: 'rechts|rechte|droite|derecha',
  top: 'oben|haut|arriba',
  bottom: 'unten|bas|abajo',
  'to the left': 'nach links|à gauche|a la izquierda',
  'to the right': 'nach rechts|à droite|a la derecha',
  'to the top': 'nach oben|ganz oben|en haut|hacia arriba',
  'to the bottom': 'nach unten|ganz unten|en bas|hacia abajo',
  undo: 'rückgängig|zurück|mach das rückgängig|annule|annuler|reviens en arrière|deshacer|deshaz|volver atrás',
  instead: 'stattdessen|à la place|en su lugar',
  'instead of': 'statt|anstatt|anstelle von|au lieu de|en lugar de|en vez de',
  poster: 'plakat|affiche|cartel',
  card: 'karte|visitenkarte|carte|tarjeta',
  page: 'seite|page|página',
  'as a story': 'als story|en story|como historia',
}

const ENGLISH = new Map<string, string>()
for (const [english, words] of Object.entries(PHRASES))
  for (const phrase of words.split('|')) if (!ENGLISH.has(phrase)) ENGLISH.set(phrase, english)
/** Longest phrase, in words. */
const LONGEST = 4
/** Also English, or a name in many languages: no sign of another language. */
const SHARED = new Set(
  'a an in on am as date name logo slogan icon symbol text layout image illustration page place plus change use mail website e-mail email modern color son sin par pour the is es place claim reduce tout den die des ma sa lo mi no me final line typo con carte force motif story note ton mon mes el la le los las les du de un et y au al'.split(
    ' ',
  ),
)
const MONTHS =
  /^(?:januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)$/i
/** Behind these stand new words, which stay as they are typed. */
const GIVES = /^(?:to|by|should be|should say|is|at the)$/

interface Piece {
  text: string
  english?: string
  /** A sign that the sentence is in another language. */
  foreign: boolean
}

/** A wish in English: itself, where it is in no other language that is known. `shielded`: quotations are markers. */
export function inEnglish(shielded: string): string {
  if (!/\p{L}/u.test(shielded)) return shielded
  const pieces = read(shielded.match(/[\ue000]\d+[\ue001]|\p{L}+'(?=\p{L})|[\p{L}\d][\p{L}\d'’.@/-]*|[^\s]/gu) ?? [])
  const words = pieces.filter(({ text }) => /^\p{L}/u.test(text))
  const gives = pieces.findIndex(({ english }, i) => english !== undefined && GIVES.test(english) && i > 0)
  const wish = gives < 0 ? words : words.filter((piece) => pieces.indexOf(piece) < gives)
  const known = wish.filter(({ english }) => english !== undefined).length
  if (!words.some(({ foreign }) => foreign) || known < 0.6 * wish.length || wish.length === 0) return shielded
  const tail = gives < 0 ? [] : pieces.slice(gives + 1)
  const plain = tail.every(({ text, english }) => english !== undefined || !/[\p{L}\d]/u.test(text))
  const written = pieces.map((piece, i) =>
    gives >= 0 && i > gives && !plain ? piece.text : (piece.english ?? piece.text),
  )
  return ordered(
    written
      .filter((word) => word !== '')
      .join(' ')
      .replace(/\s+([,.;:!?])/g, '$1'),
  )
}

function read(tokens: string[]): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const taken = phraseAt(tokens, at) ?? colourAt(tokens, at)
    const text = nth(tokens, at)
    pieces.push(taken?.piece ?? { text, foreign: MONTHS.test(text) })
    at += taken?.length ?? 1
  }
  return pieces
}

function phraseAt(tokens: string[], at: number): { piece: Piece; length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const text = tokens.slice(at, at + length).join(' ')
    const key = text.toLowerCase().replace(/' /g, "'")
    const english = ENGLISH.get(key)
    // "La Rosa", "El Greco": an article with a capital inside a sentence is a name's.
    if (english === 'the' && at > 0 && /^\p{Lu}/u.test(text)) continue
    if (english !== undefined) return { piece: { text, english, foreign: !SHARED.has(key) }, length }
  }
  return undefined
}

function colourAt(tokens: string[], at: number): { piece: Piece; length: number } | undefined {
  const [word, next] = [nth(tokens, at), tokens[at + 1] ?? '']
  const colour = foreignColour(word.toLowerCase(), next.toLowerCase())
  if (!colour) return undefined
  const length = colour.two ? 2 : 1
  const text = tokens.slice(at, at + length).join(' ')
  return { piece: { text, english: colourName(colour.hex), foreign: !colour.ambiguous }, length }
}

/** German puts the verb last ('den Titel größer machen', 'das Logo entfernen'), French and Spanish what compares behind. */
function ordered(english: string): string {
  return english
    .replace(/^(.+?) (make|change|remove|add|replace|move|undo)([.!]?)$/, '$2 $1$3')
    .replace(/^(make) \1 /, '$1 ')
    .replace(/\bmake (.+?) in (bigger|smaller|bold)\b/, 'make $1 $2')
    .replace(/\b(change .+?) in (?=[\w\ue000])/g, '$1 to ')
    .replace(/\bit (?=[+\d\ue000])/g, 'is ')
    .replace(/\b(change .+?) (?:at|in) the (?=[\d\ue000])/g, '$1 to ')
    .replace(/(?<=\d) (?=%)/g, '')
    .replace(/\bin the (?=left|right)/g, 'to the ')
    .replace(/\bto to the\b/g, 'to the')
}
