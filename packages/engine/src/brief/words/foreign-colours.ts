/** Names of colours in other languages, with their endings and shades: 'dunkelblauer', 'azul marino', 'тёмно-зелёный'. */

import { nth } from '../../base/items.ts'
import { entry } from '../../base/tables.ts'
import { namedColour } from '../../colour/colour-names.ts'
import { FOLDERS } from '../../language/languages.ts'
import type { Hex } from '../../scene/types.ts'
import { words } from '../phrases.ts'

/** English name → stems. In Latin script a stem may be a whole word; endings are those of the language. */
// biome-ignore format: a table of words
const STEMS: Record<string, string> = {
  red: 'rojo roja rojos rojas rouge rouges rot vermelho vermelha vermelhos vermelhas rosso rossa rossi rosse czerwon kırmızı красн لأحمر احمر حمراء أحمر लाल crven червон rood rode',
  blue: 'azul azules azuis bleu bleue bleus bleues blau blu azzurro azzurra niebiesk mavi син أزرق ازرق زرقاء नीला नीले नीली синьо blauw blå',
  'sky blue': 'celeste błękitn голуб لبني आसमानी himmelblau',
  navy: 'granatow lacivert كحلي marineblau',
  green: 'verde verdes verdi vert verte verts vertes grün zielon yeşil зелен зелён أخضر اخضر خضراء हरा हरे हरी groen grön',
  yellow: 'amarillo amarilla amarillos amarillas jaune jaunes amarelos amarelas gialli gialle gelb amarelo amarela giallo gialla żółt sarı желт жёлт أصفر اصفر صفراء पीला पीले पीली geel gele gul',
  black: 'negro negra negros negras noir noire noirs noires pretos pretas neri nere schwarz preto preta nero nera czarn siyah черн чёрн أسود اسود سوداء काला काले काली zwart svart',
  white: 'blanco blanca blancos blancas blanc blanche blancs blanches brancos brancas bianchi bianche weiß weiss branco branca bianco bianca biał beyaz бел أبيض ابيض بيضاء सफेद सफ़ेद wit witte vit',
  gold: 'dorado dorada dorados doradas dorato dorata dorati dorate dorés dorées oro doré dorée or gold dourado dourada ouro złot altın золот ذهبي सुनहरा सुनहरे सुनहरी goud gouden guld',
  orange: 'naranja laranja arancione arancio orange pomarańczow turuncu оранжев برتقالي नारंगी oranje',
  purple: 'morado morada violets violettes roxos roxas púrpura violet violette violett roxo roxa viola lila fioletow mor фиолет фиолетов بنفسجي बैंगनी paars lila',
  pink: 'rosado rosada roses rose rosa różow pembe розов وردي गुलाबी roze',
  gray: 'gris grise grises grau cinza cinzento cinzenta cinzentos grigi grigie grigio grigia szar gri сер رمادي स्लेटी grijs grijze grå',
  brown: 'marrón marron braun marrom castanho castanha marrone brązow kahverengi коричнев بني भूरा भूरे भूरी bruin brun',
  cream: 'crema crème creme kremow krem кремов كريمي',
  beige: 'bege beżow bej бежев بيج',
  terracotta: 'terracota terrakotta',
  mustard: 'mostaza moutarde senfgelb senape mosterdgeel',
  ochre: 'ocre ocker ocra oker',
  coral: 'koralle corail corallo koraal',
  lavender: 'lavendel lavanda lavande',
  silver: 'plata plateado argent argenté silbern prata argento srebrn gümüş серебр серебрист فضي',
  turquoise: 'turkoois turquesa türkis turchese turkusow turkuaz бирюзов فيروزي',
  burgundy: 'burdeos bordeaux bordeauxrot vinho bordow bordo бордов عنابي',
}

/** Shades before a colour, as a word or grown together with it, and behind it. */
const BEFORE: [RegExp, string][] = [
  [/^(?:dunkel|тёмно-?|темно-?|ciemno|koyu|donker|mörk)/u, 'dark'],
  [/^(?:hell|светло-?|jasno|açık|licht|ljus)/u, 'light'],
  [/^(?:pastell?|zart|нежно-?)/u, 'pastel'],
]
const BEHIND: Record<string, string> = {
  oscuro: 'dark',
  oscura: 'dark',
  foncé: 'dark',
  foncée: 'dark',
  scuro: 'dark',
  scura: 'dark',
  escuro: 'dark',
  escura: 'dark',
  داكن: 'dark',
  غامق: 'dark',
  claro: 'light',
  clara: 'light',
  clair: 'light',
  claire: 'light',
  chiaro: 'light',
  chiara: 'light',
  فاتح: 'light',
  pastel: 'pastel',
  pastello: 'pastel',
}
/** 'bleu marine', 'azul marino', 'blu navy', 'bleu nuit'. */
const NAVAL = words('marino marina marine marinho marinha nuit notte noche noite')

/** The same letters in English or in names: only in a prompt that is in another language otherwise. */
const AMBIGUOUS = words(
  'rot or oro lila viola vert rose rosa mor sarı gri creme crema krem gold orange violet violette marron negro nero nera bianca blanca blanc wit vit celeste noir silver prata plata gul or beige bordo bordeaux clara verde mavi argent azul',
)

const ENDINGS =
  /^(?:e[nrsm]?|es|s|y|i|a|ą|ego|emu|ej|ych|ich|ym|im|ie|o|ы[йеймх]+|и[йеймх]+|о[йегму]+|а[яй]?|ая|яя|ую|юю|ее|ого|его|ому|ему|ым|им|ые|ие|ых|их|ыми|ими|о)?$/u

const WHOLE = new Map<string, string>()
/** By their first letter. */
const GROWN = new Map<string, [string, string][]>()
for (const [name, stems] of Object.entries(STEMS))
  for (const stem of stems.split(' ')) {
    WHOLE.set(stem, name)
    if (
      /^[\p{Script=Cyrillic}]|(?:ow|on|an|ał|ot|ar|ółt|elon|iesk|rn|rot|blau|grün|gelb|schwarz|weiß|weiss|grau|braun|silbern|türkis|violett|tn|zwart|blauw|groen|bruin|paars)$/u.test(
        stem,
      )
    )
      GROWN.set(stem.charAt(0), [...(GROWN.get(stem.charAt(0)) ?? []), [stem, name]])
  }

/** Those that a language's own folder adds; the same letters may be a word of another language ('sort'). */
const ADDED = new Set<string>()
for (const folder of FOLDERS)
  for (const row of 'colours' in folder ? folder.colours.trim().split('\n') : []) {
    const [name = '', said = ''] = row.split(': ')
    for (const one of said.split(' ')) {
      if (!WHOLE.has(one)) ADDED.add(one)
      WHOLE.set(one, WHOLE.get(one) ?? name)
    }
  }

export interface ForeignColour {
  hex: Hex
  /** Only in a prompt whose other words are foreign, too. */
  ambiguous: boolean
  /** The word behind it says its shade ('azul oscuro'). */
  two: boolean
}

const ARABIC = /^[\u0600-\u06ff]/u

/** A colour of another language. `word` and `next` in lower case. */
export function foreignColour(word: string, next: string): ForeignColour | undefined {
  let shade: string | undefined
  let rest = word
  for (const [prefix, name] of BEFORE) {
    const bare = rest.replace(prefix, '')
    if (bare === rest || bare.length < 3) continue
    shade = name
    rest = bare
    break
  }
  const article = ARABIC.test(rest) ? rest.replace(/^(?:بال|وال|ال|ب|و)/u, '') : rest
  const name = WHOLE.get(rest) ?? WHOLE.get(article) ?? grown(rest)
  if (name === undefined) return undefined
  const naval = name === 'blue' && NAVAL.has(next)
  const behind = BEHIND[next] ?? (/^(?:الداكن|الغامق)$/u.test(next) ? 'dark' : undefined)
  shade ??= behind
  const hex = namedColour(naval ? 'navy' : shade === undefined ? name : `${shade} ${name}`)?.hex
  if (hex === undefined) return undefined
  const isShared = AMBIGUOUS.has(word) || ADDED.has(word)
  return { hex, ambiguous: shade === undefined && !naval && isShared, two: naval || behind !== undefined }
}

function grown(word: string): string | undefined {
  for (const [stem, name] of GROWN.get(word.charAt(0)) ?? [])
    if (word.startsWith(stem) && ENDINGS.test(word.slice(stem.length))) return name
  return undefined
}

// biome-ignore format: a table of words
const UNSPACED: Record<string, string> = {
  赤: 'red', 红: 'red', 紅: 'red', 青: 'blue', 蓝: 'blue', 藍: 'blue', 緑: 'green', 绿: 'green', 綠: 'green', 黄: 'yellow', 黃: 'yellow',
  黒: 'black', 黑: 'black', 白: 'white', 金: 'gold', 橙: 'orange', オレンジ: 'orange', 紫: 'purple', ピンク: 'pink', 粉: 'pink',
  灰: 'gray', グレー: 'gray', 茶: 'brown', 棕: 'brown', 褐: 'brown', 銀: 'silver', 银: 'silver', 紺: 'navy', 水色: 'sky blue', ベージュ: 'beige', 米色: 'beige',
}
/** A shade, a colour, and something that shows that a colour is meant; 'X と Y' joins two. */
const RUN = new RegExp(
  `(深|浅|淡|薄い|濃い|暗)?(${Object.keys(UNSPACED).join('|')})(?=色|い|系|と|和|背景|の(?:背景|文字|ロゴ)|で|を|地|底|字|を基調|$)`,
  'gu',
)
const SHADES: Record<string, string> = { 深: 'dark', 濃い: 'dark', 暗: 'dark', 浅: 'light', 淡: 'light', 薄い: 'light' }

/** Colours in a run of Chinese or Japanese. */
export function unspacedColours(text: string): { words: string; hex: Hex }[] {
  const found: { words: string; hex: Hex }[] = []
  for (const match of text.matchAll(RUN)) {
    const name = entry(UNSPACED, nth(match, 2))
    const shade = SHADES[match[1] ?? '']
    const colour = namedColour(shade === undefined ? name : `${shade} ${name}`)
    if (colour) found.push({ words: match[0], hex: colour.hex })
  }
  return found
}

/** Small words that tell a prompt of another language; two of them do. */
export const FOREIGN_WORDS = words(
  `unser unsere unseren mein meine meinen para por con y el la los las una un pour et avec le du des mit für und ein eine der die das auf com e da do uma per della di il gli
  crear tienda dla na w ve için bir i z ze sur fond fondo fundo sfondo hintergrund affiche carte cartel plakat plakát visitenkarte webseite logotipo
  bannière chamada llamada nommé appelé chiamata im in`,
)
