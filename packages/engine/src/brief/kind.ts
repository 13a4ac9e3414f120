/** Which kind of design a prompt asks for, and which others besides. */
import type { KindName } from '../kinds/types.ts'
import { phrases, table, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'

const KIND_PHRASES: Record<string, KindName> = {
  'badge|patch|sticker|seal|logo|logos|logotype|logotypes|logomark|logo mark|wordmark|word mark|lettermark|letter mark|monogram|monograms|brandmark|brand mark|emblem|crest|insignia|brand identity|visual identity|logo design|logo concept|logo type|company mark|trademark|team badge|logó|logotipo|logotipos|logotyp|лого|логотип|标志|商标|ロゴ|شعار|לוגו|logotypu|logoyu|logoya|логотипа|логотипу|логотипом|लोगो|로고|شعارا|شعارًا|embleme|emblème|emblema|schriftzug|wortmarke|bildmarke|firmenlogo|huisstijl':
    'logo',
  'website|websites|web site|web page|webpage|web pages|landing page|landing pages|landingpage|landing|homepage|home page|front page|site|web design|website design|portfolio site|portfolio website|online portfolio|one pager|one-pager|onepager|web shop|webshop|online shop|online store|onlineshop|storefront|e-commerce site|ecommerce site|microsite|splash page|single-page site|sitio web|página web|pagina web|site web|site internet|webseite|sito web|sito|página de aterrizaje|сайт|лендинг|网站|网页|ウェブサイト|homepage design|product page|pricing page|web presence|webbplats|strona|coming soon page|sitio|página web|sitioweb|startseite|internetseite|homepage|website-startseite|strona internetowa|stronę internetową|strona www|web sitesi|сайта|вебсайт|веб-сайт|موقع|वेबसाइट|웹사이트|홈페이지|web oldal|hemsida':
    'website',
  'business card|business cards|businesscard|businesscards|visiting card|visiting cards|calling card|calling cards|name card|contact card|visit card|biz card|bizcard|namecard|loyalty card|membership card|gift card|appointment card|id card|punch card|tarjeta de visita|tarjeta de presentación|tarjeta de negocios|carte de visite|cartes de visite|visitenkarte|visitenkarten|biglietto da visita|cartão de visita|cartão de visitas|visitekaartje|визитка|визитную карточку|名片|名刺|visitkort|visitekaartjes|biglietti da visita|cartões de visita|tarjetas de visita|tarjeta personal|wizytówka|wizytówkę|wizytówki|kartvizit|kartviziti|визитки|визиток|визитной карточки|визитная карточка|بطاقة عمل|بطاقة أعمال|विज़िटिंग कार्ड|विजिटिंग कार्ड|명함|geschäftskarte|businesskort':
    'business-card',
  'save the date card|save-the-date card|save the date|save the dates|poster|posters|flyer|flyers|flier|fliers|leaflet|leaflets|handbill|pamphlet|brochure|placard|one-sheet|playbill|invitation|invitations|invite|event invitation|invitation card|greeting card|birthday card|christmas card|holiday card|thank you card|wedding invitation|postcard|post card|certificate|book cover|album cover|album art|cover art|wall art|art print|affiche|cartel|cartaz|plakat|locandina|manifesto poster|volantino|flugblatt|folleto|prospectus|door hanger|signage|plakátu|плакат|постер|афиша|флаер|海报|传单|ポスター|チラシ|ملصق|menu board|lawn sign|yard sign|window sign|shop sign|notice|plakatu|plakaty|ulotka|ulotkę|afiş|afişi|el ilanı|davetiye|постера|плаката|афиши|афишу|листовка|листовку|приглашение|ملصقا|إعلان|पोस्टर|포스터|전단지|aushang|handzettel|einladung|einladungskarte|speisekarte|faltblatt|dépliant|faire-part|invitación|invitação|invito|convite|volante|panfleto|tarjeta de invitación|affisch|flygblad|uitnodiging|zaproszenie|menu poster|menu card|price list|pricelist|price-list':
    'poster',
  'icon|icons|app icon|appicon|app icons|favicon|favicons|pictogram|pictograms|glyph|glyphs|app logo icon|launcher icon|icon set|icon design|app symbol|ícono|icono|icône|ícone|icona|symbolbild|иконка|иконку|значок|图标|アイコン|أيقونة|app tile|toolbar icon|sticker icon|app-icon|app-symbol|ikona|ikonę|simge|ikon|uygulama simgesi|значка|иконки|आइकन|아이콘|app-ikon|icoon':
    'icon',
  'banner|banners|web banner|header image|header graphic|hero image|hero banner|cover photo|cover image|banner ad|banner ads|ad banner|display ad|display ads|web ad|online ad|facebook ad|instagram ad|google ad|google ads|linkedin ad|social ad|leaderboard|leaderboard ad|skyscraper|skyscraper ad|billboard|billboard ad|social media post|social media posts|social post|social media graphic|social media image|social graphic|social media banner|instagram post|instagram posts|insta post|ig post|instagram story|instagram stories|insta story|ig story|facebook post|facebook cover|linkedin post|linkedin banner|linkedin cover|twitter header|twitter banner|twitter post|x header|youtube thumbnail|youtube banner|youtube channel art|thumbnail|og image|open graph image|email header|newsletter header|pinterest pin|web header|website header|website banner|website hero|advert|advertisement|ad|promo graphic|promotional graphic|medium rectangle|half page ad|reel cover|bannière|banderola|intestazione|баннер|横幅|バナー|لافتة|facebook story|facebook banner|instagram carousel|square post|blog header|blog banner|twitch banner|etsy banner|mobile banner|story|werbebanner|titelbild|bandeau|pancarta|banner web|faixa|striscione|baner|banera|баннера|растяжка|बैनर|배너|spandoek|bannerannonse':
    'banner',
}
const KINDS = table<KindName>(KIND_PHRASES)

/** Words that head a kind only where they are asked for themselves. */
const WEAK =
  words(`site landing story ad notice crest emblem signage leaderboard thumbnail invite trademark skyscraper billboard
  glyph glyphs brochure certificate storefront sito manifesto`)

/** Slips of the pen, and one-word cards and signs. */
const SLIPS: [string, KindName][] = [
  ['buisness card', 'business-card'],
  ['bussiness card', 'business-card'],
  ['busines card', 'business-card'],
  ['bussines card', 'business-card'],
  ['buisness cards', 'business-card'],
  ['busness card', 'business-card'],
  ['businness card', 'business-card'],
  ['business crad', 'business-card'],
  ['buisnesscard', 'business-card'],
  ['lgo', 'logo'],
  ['loog', 'logo'],
  ['ligo', 'logo'],
  ['lofo', 'logo'],
  ['logp', 'logo'],
  ['icn', 'icon'],
  ['icno', 'icon'],
  ['incon', 'icon'],
  ['flyier', 'poster'],
  ['fyler', 'poster'],
  ['flyre', 'poster'],
  ['posetr', 'poster'],
  ['baner', 'banner'],
  ['wesbite', 'website'],
  ['webiste', 'website'],
  ['landng page', 'website'],
  ['laning page', 'website'],
  ['webstie', 'website'],
  ['websit', 'website'],
]
const SLIP = phrases(SLIPS)
const CARD_BEFORE_NOT =
  words(`playing credit debit sim report score memory graphics sd tarot trading index place flash key green wild red
  yellow recipe feature price pricing white menu`)
const GREETING =
  words(`birthday greeting christmas holiday wedding anniversary thank-you valentine valentine's easter invitation
  save-the-date condolence sympathy graduation party`)
const LISTING = words(`and , & + plus also as well then matching or / a an the another with`)

export interface KindMention {
  kind: KindName
  from: number
  to: number
  /** How surely the design itself is meant, not something on it or beside it. */
  strength: number
}

export interface Kinds {
  kind: KindName | undefined
  others: KindName[]
  mentions: KindMention[]
}

/** Finds the kinds that the prompt names; takes the tokens of those that are asked for. */
export function readKinds(reading: Reading): Kinds {
  const mentions = findMentions(reading)
  if (!mentions.some((mention) => mention.strength >= 2)) mentions.push(...misspelt(reading))
  if (mentions.length === 0) mentions.push(...unspaced(reading))
  mentions.sort((a, b) => a.from - b.from)
  let best: KindMention | undefined
  for (const mention of mentions) if (best === undefined || mention.strength > best.strength) best = mention
  if (best === undefined) return { kind: undefined, others: [], mentions }
  const others: KindName[] = []
  for (const mention of mentions) {
    const asked = mention.kind === best.kind ? mention.strength >= 1 : joined(reading, mentions, best, mention)
    if (mention === best || asked) reading.take(mention.from, mention.to, 'kind')
    if (asked && mention.kind !== best.kind && !others.includes(mention.kind)) others.push(mention.kind)
  }
  return { kind: best.kind, others, mentions }
}

function findMentions(reading: Reading): KindMention[] {
  const { tokens } = reading
  const found: KindMention[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = KINDS.at(tokens, i) ?? cardAt(reading, i)
    if (match === undefined || !reading.free(i)) continue
    let { value: kind, length } = match
    // 'website logo', 'logo icon', 'poster banner': the last word is the head.
    let next = KINDS.at(tokens, i + length)
    while (next !== undefined && reading.free(i + length)) {
      kind = next.value
      length += next.length
      next = KINDS.at(tokens, i + length)
    }
    if (followedByTrade(reading, i + length)) {
      i += length - 1
      continue
    }
    found.push({ kind, from: i, to: i + length, strength: strengthOf(reading, i, i + length) })
    i += length - 1
  }
  return found
}

/** 'web design agency', 'poster shop', 'logo designer': no request for one. */
function followedByTrade(reading: Reading, i: number): boolean {
  const word = reading.word(i)
  if (word === 'design' || word === 'designs') return followedByTrade(reading, i + 1)
  return (
    JOB_WORDS.has(word) ||
    [
      'agency',
      'agencies',
      'studio',
      'builder',
      'company',
      'business',
      'maker',
      'shop',
      'printing',
      'startup',
      'firm',
      'generator',
      'platform',
      'editor',
      'competition',
      'contest',
      'conference',
      'workshop',
      'course',
      'hosting',
      'visitors',
      'traffic',
      'address',
      'url',
      'game',
      'developer',
      'development',
    ].includes(word)
  )
}

const PLATFORMS = words('facebook fb linkedin twitter youtube instagram spotify soundcloud twitch etsy')

/** 'card' alone means a business card, unless another word says which. */
function cardAt(reading: Reading, i: number) {
  const word = reading.word(i)
  const before = reading.word(i - 1)
  if (
    word === 'menu' &&
    ['a', 'the', 'our', 'restaurant', 'dinner', 'lunch', 'cafe', 'drinks', 'printable', 'food'].includes(before) &&
    !['item', 'items', 'bar', 'icon', 'button'].includes(reading.word(i + 1))
  ) {
    return { value: 'poster' as const, length: 1 }
  }
  if (word === 'cover' && [before, reading.word(i - 2), reading.word(i - 3)].some((near) => PLATFORMS.has(near)))
    return { value: 'banner' as const, length: 1 }
  if (
    word === 'sign' &&
    (ARTICLES.has(before) || (reading.opens(i) && reading.word(i + 1) === 'for')) &&
    !['up', 'in', 'on', 'off', 'language', 'of'].includes(reading.word(i + 1))
  )
    return { value: 'poster' as const, length: 1 }
  if (word !== 'card' && word !== 'cards') return undefined
  if (CARD_BEFORE_NOT.has(before)) return undefined
  return { value: GREETING.has(before) ? ('poster' as const) : ('business-card' as const), length: 1 }
}

/**
 * 4: asked for ('design a logo', 'I need a modern poster'); 3: opens a sentence ('Logo for …'); 2: stands in a sentence
 * of its own right; 1: context ('for my website', 'with an icon', 'the logo in the corner').
 */
function strengthOf(reading: Reading, from: number, to: number): number {
  const weak = to - from === 1 && WEAK.has(reading.word(from))
  if (reading.word(to) === ':' && ['for', 'on', 'my'].includes(reading.word(from - 1))) return 1
  let strength = 2
  let steps = 0
  let between = 0
  for (let i = from - 1; ; i--) {
    if (
      i < 0 ||
      reading.tokens[i]?.sentence !== reading.tokens[from]?.sentence ||
      reading.tokens[i]?.type === 'newline'
    ) {
      strength = between <= 6 ? 3 : 2
      break
    }
    const word = reading.word(i)
    if (
      REQUEST_VERBS.has(word) &&
      (word !== 'craft' || ARTICLES.has(reading.word(i + 1)) || reading.word(i + 1) === 'me')
    ) {
      strength = steps <= 14 ? 4 : 2
      break
    }
    if (PREPOSITIONS.has(word)) {
      // 'of a poster', 'in the form of a logo' and 'as a poster' ask for one.
      strength =
        word === 'as' ||
        (word === 'of' &&
          ['form', 'options', 'versions', 'concepts', 'variations', 'ideas', 'set', 'pair', 'series'].includes(
            reading.word(i - 1),
          ))
          ? 4
          : 1
      break
    }
    if (
      word === 'my' ||
      word === 'our' ||
      word === 'your' ||
      word === 'their' ||
      word === 'its' ||
      word === 'the' ||
      word === 'existing' ||
      word === 'current'
    ) {
      // 'design my business card' asks for it, 'the logo at the top' places one.
      const asks = REQUEST_VERBS.has(reading.word(i - 1)) && word !== 'the'
      strength = asks ? 4 : word === 'the' && !reading.opens(i) ? 1 : 2
      if (!asks && reading.opens(i)) strength = 1.5
      break
    }
    if (
      word === 'is' ||
      word === 'has' ||
      word === 'have' ||
      word === 'called' ||
      word === 'put' ||
      word === 'place' ||
      word === 'include' ||
      word === 'add' ||
      word === 'includes'
    ) {
      strength = 1
      break
    }
    if (word === ',' || word === ')' || word === ':' || word === '-' || word === '–' || word === '—') {
      strength = 2
      if (between > 5) break
    } else if (!ADJECTIVES.has(word) && !ARTICLES.has(word)) between++
    steps++
    if (steps > 16) break
  }
  // 'Banner Health', 'Icon Barbers' as a name.
  if (reading.capital(from) && reading.capital(to) && !reading.opens(from) && !KINDS.has(reading.word(to)))
    strength = Math.min(strength, 1)
  if (weak && strength < 3) return 0.5
  return strength
}

/** Tokens of a list of kinds at most. */
const LONGEST_LIST = 30

/** 'logo, icon on the left and the name on the right': a part with its place. */
const positioned = (reading: Reading, k: number) =>
  ['on', 'at', 'in', 'above', 'below', 'left', 'right', 'next', 'beside', 'under', 'over'].includes(reading.word(k)) &&
  !reading.capital(k)

/** Asked for besides: 'a logo and a business card', 'logo, poster and banner', or in a request of its own. */
function joined(reading: Reading, mentions: KindMention[], best: KindMention, other: KindMention): boolean {
  if (other.strength >= 4 && other.from > best.from)
    return reading.tokens[other.from]?.sentence === reading.tokens[best.from]?.sentence || other.strength > 3
  if (other.kind === 'icon' && positioned(reading, other.to)) return false
  const [first, second] = other.from < best.from ? [other, best] : [best, other]
  let linked = false
  if (second.from - first.to > LONGEST_LIST) return false
  for (let i = first.to; i < second.from; i++) {
    const word = reading.word(i)
    if (mentions.some((mention) => mention.from <= i && i < mention.to)) continue
    if (word === 'with' || (!LISTING.has(word) && !ADJECTIVES.has(word))) return false
    if (word === 'and' || word === ',' || word === '&' || word === '+' || word === 'plus' || word === '/') linked = true
  }
  return linked
}

/** Scripts without spaces: the kind's word stands inside a longer run. */
function unspaced(reading: Reading): KindMention[] {
  for (const [i, token] of reading.tokens.entries()) {
    if (token.type !== 'word' || !/[\u3040-\u30ff\u4e00-\u9fff]/.test(token.text)) continue
    for (const [names, kind] of UNSPACED)
      if (names.some((name) => token.text.includes(name))) return [{ kind, from: i, to: i + 1, strength: 4 }]
  }
  return []
}
const UNSPACED: [string[], KindName][] = [
  [['标志', '商标', '徽标', 'ロゴ', '标识'], 'logo'],
  [['海报', '传单', 'ポスター', 'チラシ', '邀请函', '招待状'], 'poster'],
  [['名片', '名刺'], 'business-card'],
  [['网站', '网页', '官网', 'ウェブサイト', 'ホームページ'], 'website'],
  [['图标', 'アイコン'], 'icon'],
  [['横幅', '广告', 'バナー'], 'banner'],
]

/** Words one slip away from a kind, in a place where a kind could stand. */
function misspelt(reading: Reading): KindMention[] {
  const found: KindMention[] = []
  const targets: [string, KindName][] = [
    ['website', 'website'],
    ['poster', 'poster'],
    ['banner', 'banner'],
    ['flyer', 'poster'],
    ['business', 'business-card'],
    ['homepage', 'website'],
    ['brochure', 'poster'],
    ['logotype', 'logo'],
    ['invitation', 'poster'],
    ['landing', 'website'],
    ['leaflet', 'poster'],
    ['favicon', 'icon'],
  ]
  const limit = Math.min(reading.tokens.length, 2000)
  for (let i = 0; i < limit; i++) {
    const token = reading.tokens[i]
    if (token === undefined || token.type !== 'word' || !reading.free(i)) continue
    const slip = SLIP.at(reading.tokens, i)
    if (slip) {
      found.push({
        kind: slip.value,
        from: i,
        to: i + slip.length,
        strength: Math.max(2, strengthOf(reading, i, i + slip.length)),
      })
      continue
    }
    if (
      token.lower.length < 5 ||
      token.lower.length > 11 ||
      NOT_SLIPS.has(token.lower) ||
      (reading.capital(i) && !reading.opens(i))
    )
      continue
    for (const [target, kind] of targets) {
      if (token.lower[0] !== target[0] || !oneSlip(token.lower, target)) continue
      const card = kind === 'business-card'
      if (card && !/^c[ard]{2,3}s?$/.test(reading.word(i + 1))) continue
      const to = card || (target === 'landing' && /^pa?ge?$/.test(reading.word(i + 1))) ? i + 2 : i + 1
      const strength = strengthOf(reading, i, to)
      if (strength >= 2) found.push({ kind, from: i, to, strength })
      break
    }
  }
  return found
}

const NOT_SLIPS =
  words(`banker poser foster poker porter potter flower flower banter manner flyers posted posters banners business
  posher pastor poetry pester lending sanding banned`)

/** Two words differ by one letter more, less, wrong, or two swapped (by two such from eight letters on). */
export function oneSlip(a: string, b: string): boolean {
  if (a === b) return true
  return distance(a, b) <= (b.length >= 8 ? 2 : 1)
}

/** Optimal string alignment distance; words are short. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] as number) + 1)
      next.push(value)
    }
    before = row
    row = next
  }
  return row[b.length] as number
}

/** The best guess where no kind is named. */
export function guessKind(reading: Reading, size: { width: number; height: number } | undefined): KindName {
  const { tokens } = reading
  const all = (set: Set<string>) => tokens.some((token) => token.type === 'word' && set.has(token.lower))
  const person = reading.has('title') || (reading.has('person') && reading.has('phone', 'email'))
  if (person) return 'business-card'
  if (size !== undefined) {
    const ratio = size.width / size.height
    if (ratio > 1.15 || size.width * size.height < 400_000) return 'banner'
    return ratio < 0.95 ? 'poster' : 'banner'
  }
  if (all(WEB_WORDS)) return 'website'
  if (all(MENU_WORDS) || PRICE_LIST.test(reading.prompt.slice(0, 400))) return 'poster'
  if (reading.has('date', 'time') || all(EVENT_WORDS)) return 'poster'
  if (reading.has('offer') || all(AD_WORDS)) return 'banner'
  if (reading.has('phone', 'email', 'address')) return 'business-card'
  if (reading.has('headline', 'price', 'list-item')) return 'poster'
  return 'logo'
}

const MENU_WORDS = words('menu menus pricelist price-list')
const PRICE_LIST = /\bprice list\b/i
const WEB_WORDS =
  words(`saas ecommerce e-commerce testimonials navbar navigation hero faq sections responsive signup newsletter blog
  portfolio web pages`)
const AD_WORDS = words(
  `ad ads campaign instagram facebook linkedin twitter youtube newsletter promo promotion sale discount`,
)
