/** English word forms, as far as finding pictures by words needs them. */

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  knives: 'knife',
  wolves: 'wolf',
  loaves: 'loaf',
  shelves: 'shelf',
  halves: 'half',
  lives: 'life',
  wives: 'wife',
  elves: 'elf',
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  feet: 'foot',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'people',
  oxen: 'ox',
  fungi: 'fungus',
  cacti: 'cactus',
  dice: 'dice',
  glasses: 'glasses',
  eyeglasses: 'eyeglasses',
  sunglasses: 'sunglasses',
  clothes: 'clothes',
  news: 'news',
  series: 'series',
  lens: 'lens',
  lenses: 'lens',
  bus: 'bus',
  gas: 'gas',
  yes: 'yes',
  chess: 'chess',
  tennis: 'tennis',
  swiss: 'swiss',
  headphones: 'headphones',
  scissors: 'scissors',
  pants: 'pants',
  jeans: 'jeans',
  stairs: 'stairs',
  atlas: 'atlas',
  canvas: 'canvas',
  iris: 'iris',
  irises: 'iris',
  crocuses: 'crocus',
  lotuses: 'lotus',
  cactuses: 'cactus',
  walruses: 'walrus',
  buses: 'bus',
  circuses: 'circus',
  canvases: 'canvas',
  scarves: 'scarf',
  calves: 'calf',
  hooves: 'hoof',
  christmas: 'christmas',
  xmas: 'xmas',
  cosmos: 'cosmos',
  octopuses: 'octopus',
  movies: 'movie',
  cookies: 'cookie',
  pies: 'pie',
  ties: 'tie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  physics: 'physics',
  maths: 'maths',
  mathematics: 'mathematics',
  logistics: 'logistics',
  ceramics: 'ceramic',
}

/** Lower-case words of letters and digits, accents removed, each in the singular. */
export function tokens(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/&/g, ' ')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

export function singular(word: string): string {
  const known = IRREGULAR[word]
  if (known) return known
  if (word.length < 4 || /(ss|us|is|ous)$/.test(word)) return word
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  if (/oes$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Words that look like forms of another one and mean something else: a boxer packs no boxes. */
const NO_FORM_OF = new Set(
  `artery banking battery bearing boarding booking boxer boxing bowler bowling branding carer caring cashier catering
  charger charging coaster coating corner counter dairy dresser dressing fairy framing grooming groomer hosting labor
  landing letter manager marketing master mastering meeting ordering parking party penny poster presser pressing shower
  sneaker starring starter stationery tower trainer training`.split(/\s+/),
)

/** Shorter forms that may be the word behind a word: 'roasting' → roast, roaste; 'surfer' → surf, surfe. */
export function stems(word: string): string[] {
  if (NO_FORM_OF.has(word)) return []
  const found: string[] = []
  for (const ending of ['ing', 'ers', 'er', 'ery', 'ist', 'ed', 'ers', 'or', 'y']) {
    // A short stem of -y or -ed is mostly another word (tiny, tin; shed, sh).
    const least = ending.length < 2 || ending === 'ed' ? 4 : 3
    if (!word.endsWith(ending) || word.length - ending.length < least) continue
    const stem = word.slice(0, -ending.length)
    found.push(stem, `${stem}e`)
    if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1)) // running → run
    if (ending === 'ery' || ending === 'er') found.push(`${stem}er`, `${stem}y`)
  }
  return found.filter((stem) => stem !== word)
}

/** Ends of compounds that can be cut off: 'bookshop' → book, 'woodworks' → wood. */
const TAILS =
  `shop store house works work maker smith craft yard room man woman land fest wear ware making lab hub bar farm field fields
  side stone wood berry hive tech soft board line box stand stall night day garden brook bird light wind moon star fire river
  hill cloud flower leaf tree wolf hawk fish bridge bank water sea sun tide peak rock root bloom ly ify`.split(/\s+/)

/** The two halves of a compound, the head of its meaning first; empty where the word is too short to cut. */
export function parts(word: string): string[] {
  const tail = TAILS.find((end) => word.endsWith(end) && word.length - end.length >= 3)
  return tail ? [word.slice(0, -tail.length), tail] : []
}

/** Words that say nothing that could be drawn. */
const EMPTY = new Set(
  `a an the and or of for in on at by to with from my our your his her their its new old modern best good great fresh local
  small big little called named like about into over under near more most very all any some no not is are be that this
  company business brand studio service services firm group agency inc ltd llc co gmbh team center centre solution solutions
  professional premium luxury quality independent family owned owner project product products platform tool app
  design logo website poster flyer card banner icon page site landing invitation advert ad launch online digital mobile
  minimal minimalist simple clean bold elegant playful fun cool warm dark light bright colorful colourful vintage retro
  international national global regional annual weekly monthly daily first second third grand opening open city street
  north south east west white black red blue green yellow pink purple orange grey gray brown golden organic natural
  stand up show patch vertical horizontal tiny joint parlour parlor charter supply goods co
  one two three four five six seven eight nine ten make making made specialist expert experts lover lovers fan club society
  house shop store room place space world land works lab hub day night summer spring autumn winter time life people person`.split(
    /\s+/,
  ),
)
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word) || word.length < 2 || /^\d+$/.test(word)
}

/** Words that name the sort of business or event; the word beside them says which one ('craft brewery', 'forest school'). */
const SORTS = new Set(
  `maker craft market school academy class course fair festival fest circle tour trip ride bar night party race run repair
  rental hire dealer trader station museum delivery truck cart van meeting conference workshop retreat clinic hospital salon
  office podcast magazine newsletter blog software tech technology consulting foundation hosting coach coaching training
  session lesson gym park garden farm bank fund exhibition gallery concert tournament league championship trail camp cafe
  builder breeder installer fitter manufacturer engineer contractor operator sale society recital tasting
  player tracker editor reader viewer scanner converter finder planner manager recorder generator monitor reminder
  kid child youth teen senior adult student girl boy woman man parent
  swap exchange neighbourhood neighborhood rally drive auction raffle meetup gathering fete season series weekend week
  startup restaurant kitchen boutique collective association community charity tutor teacher photographer photography`.split(
    /\s+/,
  ),
)
export function isSortWord(word: string): boolean {
  return SORTS.has(word)
}
