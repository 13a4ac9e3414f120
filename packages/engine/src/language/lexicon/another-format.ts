/**
 * Words of messages that say nothing but a format for what is there: "a story of this poster", "dieses Plakat in A3 für den Druck". Rows
 * hold phrases, '|' between them, in lower case; hyphens and apostrophes are blanks. The names of formats are in `format-words.ts`.
 */
import type { KindName } from '../../scene/types.ts'

export const FORMAT_TALK = {
  /** Before what is there. */
  this: `this|that|the|these|our|my|current|dieses|diesem|diesen|dieser|diese|das|dem|den|der|die|unser|unserem|unseren|mein|meinem|meinen
    |cette|ce|cet|le|la|notre|mon|este|esta|el|nuestro|nuestra|mi|questo|questa|il|lo|dit|deze|het|dette|denne`,
  /** What is there, by itself. */
  it: 'it|this|that|this one|that one|dies|dieses|es|ça|cela|celui ci|celle ci|esto|eso|questo|dit|det',
  same: 'same|the same|das gleiche|dasselbe|gleiche|gleichen|selbe|selben|même|mismo|misma|lo mismo|stesso|stessa|zelfde',
  /** Made from what is named behind it. */
  of: 'of|from|out of|based on|aus|von|vom|de|du|à partir de|a partir de|del|dal|da|van|uit|af',
  /** Made from it. */
  ofIt: 'davon|daraus|hiervon|hieraus',
  a: 'a|an|one|another|new|ein|eine|einen|einem|einer|un|une|una|uno|um|uma|een|et',
  /** Asks for something that may be there already. */
  asks: `make|do|give|get|have|show|turn|turn into|put|set|change|convert|resize|adapt|adjust|format|take|use|export|prepare|lay out|render|print|be
    |need|want|like|would like|i|we|you|me|us|can|could|would|should|let|ll|d|is|s|try|mach|mache|machen|macht|mir|uns|ich|wir|brauche|brauchen|bräuchte
    |möchte|möchten|hätte|hätten|gern|gerne|will|wollen|kannst|können|könntest|du|sie|gib|nimm|wandle|wandeln|ändere|passe|an|um|haben|geht|fais|faites|fait|mets
    |mettez|passe|passez|transforme|transformez|donne|donnez|je|nous|veux|voudrais|faut|il|peux|pouvez|tu|vous|moi|haz|hazme|pon|pasa|convierte|cambia|dame|quiero
    |necesito|necesitamos|queremos|puedes|me|fammi|fai|metti|voglio|maak|zet|wil|lav`,
  /** Asks for something that is not there yet. */
  creates: `create|design|generate|build|produce|draft|draw|erstelle|erstellen|erstell|gestalte|gestalten|entwirf|crée|créez|crea|diseña|genera|diseñame|ontwerp`,
  /** Joins two formats, or two things that are to be done. */
  and: 'and|und|et|y|e',
  /** Beside what is there, which stays. */
  besides: 'also|too|as well|additionally|auch|ebenso|zusätzlich|aussi|également|también|anche',
  /** Leads to a format, or to nothing. */
  joins: `as|in|into|to|at|on|for|with|well|please|pls|now|then|same size|size|format|version|copy|sheet|paper|din|proper|whole|all|still|just|here|how about
    |what about|ok|okay|hi|hello|yes|als|im|in das|ins|zu|zum|zur|auf|für|mit|noch|bitte|jetzt|mal|einmal|größe|version|fassung|stattdessen|bitteschön|komplett|ganz|en
    |au|aux|pour|sur|avec|maintenant|s il te plaît|s il vous plaît|plaît|taille|a|al|para|con|ahora|por favor|tamaño|versión|formato|come|per|grazie|danke|thanks`,
  /** How a sheet is handed to whoever prints it. */
  ready: `print ready|press ready|ready to print|ready for print|ready for printing|ready for press|for print|for printing|for offset printing|for digital printing|with bleed|with a bleed
    |with bleeds|with crop marks|in cmyk|as a pdf|as pdf|pdf|druckfertig|druckfertige|druckfertiges|druckfertigen|druckreif|zum drucken|zum ausdrucken|mit beschnitt|mit anschnitt|mit schnittmarken|als pdf
    |prêt à imprimer|prête à imprimer|prêt pour l impression|à imprimer|pour imprimer|pour impression|avec fond perdu|en pdf|listo para imprimir|lista para imprimir|para imprimir|para impresión|con sangrado
    |pronto per la stampa|da stampare|drukklaar`,
  /** Who prints it: behind 'for'. */
  printers: `printer|printers|print|printing|print shop|print shops|printshop|print house|printing house|printing company|printing press|copy shop|printer s|offset printing|digital printing|druck|drucken|ausdruck
    |druckerei|drucker|copyshop|offsetdruck|digitaldruck|l imprimeur|l imprimerie|l impression|imprimeur|imprimerie|impression|imprenta|la imprenta|impresión|impresor|tipografia|stampa|drukker|drukkerij`,
  /** Before who prints it. */
  for: 'for|to|at|from|für|zum|zur|bei|an|pour|chez|para|en|per|voor',
  /** Before where they print. */
  where: 'in|from|at|aus|en|au|à|a|de|di',
} as const
export type FormatTalk = keyof typeof FORMAT_TALK

/** What a design is called; 'any': whatever it is. */
const CALLED: readonly (readonly [KindName | 'any', string])[] = [
  [
    'any',
    'design|layout|artwork|picture|one|thing|piece|concept|entwurf|gestaltung|motiv|teil|création|visuel|maquette|diseño|grafica|ontwerp',
  ],
  [
    'poster',
    'poster|flyer|leaflet|plakat|plakats|plakates|plakate|handzettel|flugblatt|aushang|affiche|prospectus|tract|cartel|póster|folleto|volante|manifesto|locandina|volantino|cartaz|pôster|plakaten',
  ],
  ['banner', 'banner|post|ad|werbebanner|anzeige|beitrag|bannière|publicación'],
  ['business-card', 'business card|visiting card|visitenkarte|carte de visite|tarjeta de visita|tarjeta'],
  ['website', 'website|web page|page|webseite|site|página web'],
  ['logo', 'logo'],
  ['icon', 'app icon|icon'],
]
export const DESIGNS_CALLED: Readonly<Record<string, KindName | 'any'>> = Object.fromEntries(
  CALLED.flatMap(([kind, words]) => words.split('|').map((word) => [word, kind])),
)

/** Formats in other languages, by what they are called here. */
export const FORMATS_ABROAD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    square: 'quadratisch|quadrat|carré|carrée|cuadrado|cuadrada|quadrato|vierkant|kvadratisk',
    landscape: 'querformat|quer|paysage|à l italienne|horizontal|apaisado|orizzontale|liggend',
    portrait: 'hochformat|hochkant|portrait|à la française|vertical|verticale|staand',
    'instagram post':
      'instagram beitrag|instagram publication|publication instagram|publicación de instagram|post di instagram',
    story: 'historia|instagram storys|instagram stories|story instagram|histoire|storia',
    postcard: 'postkarte|carte postale|postal|cartolina|ansichtkaart',
    'facebook cover': 'facebook titelbild|couverture facebook|portada de facebook',
  }).flatMap(([name, words]) => words.split('|').map((word) => [word, name])),
)

/** Sizes and screens that mean a format with nothing else said: "A3", "story", "instagram post". */
export const SIZES_ALONE =
  /^(?:(?:din )?a[0-6](?: (?:portrait|landscape))?|\d+:\d+|(?:.* )?(?:story|stories|reel|leaderboard|thumbnail|skyscraper|rectangle|roll ?up)|(?:instagram|insta|ig|facebook|fb|linkedin|twitter|x|youtube|pinterest|tiktok|email|e mail|newsletter)(?: (?:post|story|header|cover|banner|pin|square|portrait|feed|ad))?)$/
