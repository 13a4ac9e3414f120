/** What people ask for that is no edit, with where it is done. A new way to say it is one word in a row. */

/** Where an act that is no edit is done in the product. */
export type Act = 'export' | 'projects' | 'settings'

export interface ActRow {
  /** Absent: nowhere. */
  act?: Act
  /** Verbs that never ask for an edit, whatever they stand before. */
  verbs: string
  /** Verbs that are nouns or edits as well: they count before the design itself, a number of it, or one of `on`. */
  doubles?: string
  /** What makes the doubles clear: 'delete the project'. */
  on?: string
  /** The doubles count before `on` alone: 'delete this' is an edit. */
  strict?: true
  /** Things that are asked for with any verb of giving and making: 'make it bilingual', 'give me the PDF'. */
  things?: string
  /** Words that ask for it wherever they stand, in every language, where only such stand beside them as lead to them. */
  asked?: { words: RegExp; beside: ReadonlySet<string> }
  /** What is said. `printed`: the design has a file for print. */
  answer: (printed: boolean) => string
}

const UNCHANGED = 'The design is as it was.'

/** What a printer is sent. */
const PRINT_FILE =
  /(?<!\p{L})(?:print(?:er|ing|able)?(?:['’]s)?[- ]?(?:files?|data|pdfs?)|print(?:er)?[- ]ready|pdf\/?x(?:-?\d\w*)?|druck(?:datei|daten|vorlage|pdf)\p{L}*|druck(?:fertig|reif)\p{L}*|(?:fichiers?|pdf) (?:d['’]impression|pour l['’]impr\p{L}+|(?:prêts? )?à imprimer)|(?:archivos?|ficheros?|pdf) (?:de impresi[oó]n|para (?:la )?(?:imprenta|imprimir|impresión))|ملف (?:ال)?طباعة)(?!\p{L})/iu
/** Words that lead to it, and what it is for. */
const LEADING_TO_PRINT = new Set(
  (
    'i need want have get got give send make export download please can could you me us my our the a an it this is as in of on to for with and now ' +
    'file files pdf version printer printers print shop press office size din a1 a2 a3 a4 a5 a6 dl letter tabloid cmyk fogra39 fogra47 fogra51 bleed ' +
    'crop marks format poster flyer card ready ' +
    'ich brauche bräuchte will möchte hätte gern gerne die der das den dem eine einen ein bitte kannst du könntest sie mir uns schicken geben machen ' +
    'mach es als für im mit beschnitt schnittmarken druckerei drucker druck plakat karte visitenkarte ' +
    "je j'ai besoin veux voudrais il faut du de la le un une pour imprimeur l'imprimeur l’imprimeur s'il vous plaît te " +
    'necesito quiero quisiera el los una para imprenta por favor dame ' +
    'أريد أحتاج من فضلك إلى'
  ).split(' '),
)

export const ACTS: readonly ActRow[] = [
  {
    act: 'export',
    verbs: '',
    asked: { words: PRINT_FILE, beside: LEADING_TO_PRINT },
    answer: (printed) =>
      printed
        ? `Here is the file for a printer: “Print file” has the size and the paper that are usual where the design is printed, and makes a PDF/X-4 in CMYK with bleed and crop marks. ${UNCHANGED}`
        : `Files are taken away with “Export Project” under the design: PNG, JPG, SVG, PDF and code. What you see is saved here already. ${UNCHANGED}`,
  },
  {
    act: 'projects',
    verbs: '',
    doubles: 'delete remove erase trash archive close wipe',
    on: 'project projects account chat conversation history messages profile',
    strict: true,
    answer: () =>
      `Nothing was deleted: that is no edit. A project is deleted under All Projects, with “Delete project” in its row; an account in Settings, under “Delete account”.`,
  },
  {
    verbs: 'translate localise localize',
    things: 'bilingual multilingual trilingual translation translations',
    answer: () =>
      'I cannot translate: that needs a language model, and I only set the words I am given. Tell me the new words, and I will set them.',
  },
  {
    act: 'export',
    verbs: 'export',
    doubles: 'download save backup',
    on: 'file files image picture png copy',
    things: 'pdf pdfs svg eps ai zip tiff webp jpg jpeg png psd cmyk',
    answer: (printed) =>
      `Files are taken away with “Export Project” under the design: PNG, JPG, SVG, PDF${printed ? ', also for print with bleed and crop marks,' : ''} and code. What you see is saved here already. ${UNCHANGED}`,
  },
  {
    act: 'export',
    verbs: 'buy purchase reprint laminate',
    doubles: 'print order ship',
    on: 'copies prints copy',
    things: 'printout printouts',
    answer: (printed) =>
      `I can neither print nor order. “Export Project” under the design gives a PDF${printed ? ' for print, with bleed and crop marks,' : ''} that any printer takes. ${UNCHANGED}`,
  },
  {
    act: 'projects',
    verbs: 'invite forward',
    doubles: 'share send email e-mail mail whatsapp fax',
    on: 'link page address file',
    answer: () =>
      `I cannot share or send anything, and no words were set. Switch the project to Public under All Projects and send the address of its page, or attach a file from “Export Project”. ${UNCHANGED}`,
  },
  {
    act: 'projects',
    verbs: 'publish unpublish',
    answer: () =>
      `A project is published in the gallery, or made private again, with the switch Public in its row under All Projects. ${UNCHANGED}`,
  },
  {
    act: 'export',
    verbs: 'upload tweet repost',
    doubles: 'post schedule advertise',
    answer: () =>
      `I cannot post or upload anything elsewhere. Take a file with “Download Image” or “Export Project” under the design and post that. ${UNCHANGED}`,
  },
  {
    act: 'export',
    verbs: 'deploy',
    doubles: 'host launch connect register',
    on: 'domain domains site server',
    things: 'hosting wordpress shopify wix',
    answer: () =>
      `Hosting and domains are nothing that I do. “Export Project” under the design gives a Next.js project that can be deployed anywhere. ${UNCHANGED}`,
  },
  {
    verbs: 'autoplay',
    things: 'sticky hover hoverable parallax scrollable clickable collapsible responsive',
    answer: () =>
      `How a page moves, sticks or reacts is code: the design shows it at rest. “Export Project” gives the code, where whoever builds it adds that. ${UNCHANGED}`,
  },
  {
    verbs: 'copyright trademark patent',
    doubles: 'license licence protect',
    answer: () => `Copyright, trademarks and registrations are matters of law, and nothing that I do. ${UNCHANGED}`,
  },
  {
    act: 'projects',
    verbs: '',
    doubles: 'rename duplicate copy open close start create make move switch',
    on: 'project projects conversation chat',
    strict: true,
    answer: () => `Projects are started with New Project, and opened under All Projects: that is no edit. ${UNCHANGED}`,
  },
  {
    act: 'settings',
    verbs: 'login logout unsubscribe subscribe upgrade',
    doubles: 'change reset cancel log sign',
    on: 'password subscription account in out up profile',
    strict: true,
    answer: () => `Accounts are looked after in Settings: that is no edit. ${UNCHANGED}`,
  },
  {
    verbs: '',
    doubles: 'pay refund donate',
    answer: () => `I can neither pay nor charge anything. ${UNCHANGED}`,
  },
  {
    verbs: 'remind notify',
    doubles: 'call ring text message contact',
    on: 'me us',
    strict: true,
    answer: () => `I can neither remind nor call anybody. ${UNCHANGED}`,
  },
]

/** Politeness, hesitation and questions that stand before the verb. */
export const LEAD = new Set(
  (
    'hi hello hey ok okay so well and now then also just kindly please can could would will may might should shall ' +
    "must you i i'd we we'd let let's lets me us want need like love to help how do does where is are it possible " +
    'there a way go ahead try next finally maybe perhaps now'
  ).split(' '),
)

/** Words before what is meant. */
export const ARTICLES = new Set(
  'the my our your a an this that these those some all of it them everything me us'.split(' '),
)

/** The design itself, under its names. */
export const DESIGN = new Set(
  (
    'design designs poster posters flyer flyers card cards logo logos banner banners website site webpage page ' +
    'one ones result work version invitation leaflet'
  ).split(' '),
)

/** With whom, where and how: what follows them is no part of the design. */
export const WAYS = new Set(
  'with to via by on onto in into as for at from using now today tomorrow please over'.split(' '),
)

/** Where things of a design stand: 'send it to the back'. */
export const INSIDE = new Set(
  'back front top bottom left right middle centre center corner edge side foreground background'.split(' '),
)

/** Verbs with which a thing is asked for. */
export const GIVING = new Set(
  'give get have make turn convert send provide generate create as in do need want'.split(' '),
)
