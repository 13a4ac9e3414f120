/** Another size: "make it a story", "as A4 landscape", "1200x630", "resize it for LinkedIn", "turn it into a poster". */
import { nth } from '../../base/items.ts'
import { allFormats, defaultFormat, formatsOf } from '../../brief/formats.ts'
import type { Format } from '../../scene/types.ts'
import { KIND_NAMES, type KindName } from '../../scene/types.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { alreadySo } from './replies.ts'

const CUE =
  /\b(?:format|size|sized|resize|dimensions?|version|as an?|as|into|convert|turn|make (?:it|this|that)|for(?: an?| my| our| the)?|in|adapt|orientation|aspect ratio|ratio|fit|crop|export|ready for|work(?:s)? (?:as|for|on)|use (?:it|this) (?:as|on|for)|need (?:it|this) (?:as|in|for)|out of (?:it|this|that)|change (?:it|this|the (?:format|size|dimensions|orientation)) to)\b/
const PIXELS = /(?<![\w#])(\d{2,5})\s?(?:px)?\s?(?:x|×|by|\*)\s?(\d{2,5})\s?(?:px|pixels?)?(?![\w])/
const MILLIMETRES =
  /(?<![\w#])(\d{1,4}(?:\.\d+)?)\s?(mm|cm|in|inch(?:es)?|")?\s?(?:x|×|by)\s?(\d{1,4}(?:\.\d+)?)\s?(mm|cm|in|inch(?:es)?|")/

const KIND_WORDS: Record<KindName, RegExp> = {
  logo: /\blogo\b/,
  website: /\b(?:web ?site|web ?page|landing page|home ?page)\b/,
  'business-card': /\b(?:business|visiting|name) card\b/,
  poster: /\b(?:poster|flyer|leaflet)\b/,
  icon: /\b(?:app icon|favicon|icon)\b/,
  banner: /\bbanner\b/,
}

export const formats: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0 || clause.colours.length > 0) return undefined
  if (
    /\b(?:icon|logo|headline|title|name|text|font|button|photo|image|picture|border|date|tagline)\b/.test(lower) &&
    !/\b(?:format|version|size|banner|post|story|landscape|portrait|a\d|letter)\b/.test(lower)
  )
    return undefined
  return stated(lower, state) ?? named(clause, state) ?? turned(lower, state) ?? otherKind(lower, state)
}

/** Sizes in figures. */
function stated(lower: string, state: State): Step | undefined {
  const metric = MILLIMETRES.exec(lower)
  if (metric) {
    const unit = metric[4] ?? metric[2]
    const mm = (value: string) => Math.round(Number(value) * (unit === 'cm' ? 10 : unit === 'mm' ? 1 : 25.4) * 10) / 10
    const [width, height] = [mm(nth(metric, 1)), mm(nth(metric, 3))]
    if (Math.min(width, height) < 10) return undefined
    const pixels = 1080 / Math.min(width, height)
    const name = `${metric[1]} × ${metric[3]} ${unit === '"' ? 'in' : unit}`
    const { print } = state.design.scene.format
    return recompose(
      {
        name,
        width: Math.round(width * pixels),
        height: Math.round(height * pixels),
        print: { width, height, bleed: print?.bleed ?? 3, safe: print?.safe ?? 5 },
      },
      state,
    )
  }
  const pixels = PIXELS.exec(lower)
  if (!pixels) return undefined
  const [width, height] = [Number(pixels[1]), Number(pixels[2])]
  // 18x24 are inches; a picture of 18 pixels nobody wants.
  if (Math.max(width, height) < 100) {
    const known = allFormats().find(({ format }) => format.name === `${width}×${height} in`)
    return known ? recompose(known.format, state) : undefined
  }
  if (Math.max(width, height) > 6000 || Math.min(width, height) < 40)
    return {
      step: 'cannot',
      question: `${width} × ${height} pixels is outside of what I can draw (40 to 6000). Which size shall it be?`,
      suggestions: ['1080x1350', '1200x630'],
    }
  const { kind } = state.design.scene
  const known = formatsOf(kind).find(
    ({ format }) => format.width === width && format.height === height && !format.print,
  )
  return recompose(known?.format ?? { name: `${width} × ${height}`, width, height }, state)
}

/** Names of formats: of this kind first, then those of other kinds, which then change the kind. */
function named(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  const { kind } = state.design.scene
  const words = lower
    .replace(/-/g, ' ')
    .replace(/\b(instagram|facebook|linkedin|twitter)(?= (?:version|format|size|please)|$)/, '$1 post')
    .replace(/\byoutube(?= (?:version|format|size)|$)/, 'youtube thumbnail')
  const bare = words
    .replace(/^(?:please |now |an? |as |in |for |make it |make this |the )*/, '')
    .replace(/(?: (?:please|instead|now|paper))+$/, '')
  for (const owner of [
    kind,
    ...KIND_NAMES.filter((other) => other !== kind && (other === 'banner' || other === 'poster')),
  ]) {
    const found = longest(
      formatsOf(owner).flatMap(({ format, words: names }) =>
        names.filter((name) => has(words, name)).map((name) => ({ format, name })),
      ),
    )
    if (!found) continue
    if (!CUE.test(lower) && bare !== found.name && bare !== `${found.name} format` && bare !== `${found.name} size`)
      continue
    // A bare word such as 'wide' or 'pin' of another kind is no wish for that kind.
    if (
      owner !== kind &&
      !/[\s\d:]|story|thumbnail|leaderboard|pinterest|postcard|tiktok|tabloid|skyscraper/.test(found.name)
    )
      continue
    return recompose(found.format, state, owner)
  }
  return undefined
}

const has = (words: string, name: string) =>
  new RegExp(`(?<![\\w])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?(?![\\w])`).test(words)
const longest = <T extends { name: string }>(found: T[]): T | undefined =>
  found.toSorted((a, b) => b.name.length - a.name.length)[0]

/** "landscape", "portrait", "square" of what it is. */
function turned(lower: string, state: State): Step | undefined {
  const match =
    /^(?:please |now )?(?:(?:make|turn|change|rotate|flip|switch|put|convert|try|use|give me|in|as|do|go)\s+)?(?:it |this |that |the (?:whole )?(?:design|thing|layout|format|orientation|poster|card|banner|flyer) )?(?:to |into |in |be )?(?:an? )?(landscape|portrait|vertical|horizontal|square|upright|wide|tall|wider|taller)(?: (?:format|orientation|version|layout|shape|instead|mode|one|please|card|business card|poster|flyer|banner))*$/.exec(
      lower,
    )
  if (!match) return undefined
  const { format } = state.design.scene
  if (format.height === 'auto') return undefined
  const { width, height, print } = format
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const shape = /square/.test(nth(match, 1))
    ? 'square'
    : /landscape|horizontal|wide/.test(nth(match, 1))
      ? 'landscape'
      : 'portrait'
  if (
    (shape === 'square' && width === height) ||
    (shape === 'landscape' && width > height) ||
    (shape === 'portrait' && height > width)
  )
    return alreadySo(`It is ${shape} already`, state)
  if (shape === 'square')
    return recompose(
      {
        name: 'square',
        width: short,
        height: short,
        ...(print && {
          print: { ...print, width: Math.min(print.width, print.height), height: Math.min(print.width, print.height) },
        }),
      },
      state,
    )
  const ratio = long === short ? Math.SQRT2 : long / short
  const [a, b] = long === short ? [Math.round(short * ratio), short] : [long, short]
  const sides = print && ([Math.max(print.width, print.height), Math.min(print.width, print.height)] as const)
  const base = format.name.replace(/\s+(?:portrait|landscape)$/, '').replace(/^(?:portrait|landscape|square)\s+/, '')
  const wide = shape === 'landscape'
  return recompose(
    {
      name: `${base} ${shape}`,
      width: wide ? a : b,
      height: wide ? b : a,
      ...(print &&
        sides && { print: { ...print, width: wide ? sides[0] : sides[1], height: wide ? sides[1] : sides[0] } }),
    },
    state,
  )
}

/** "turn it into a poster": the same brief as another kind. */
function otherKind(lower: string, state: State): Step | undefined {
  if (!/\b(?:turn|convert|make|transform|change)\b.*\b(?:into|to|as|it)\b/.test(lower) || /\bfor\b/.test(lower))
    return undefined
  const { kind } = state.design.scene
  const other = KIND_NAMES.find(
    (name) =>
      name !== kind &&
      new RegExp(`\\b(?:into|to|as|it)\\s+(?:an? |the )?(?:\\w+ )?${KIND_WORDS[name].source}$`).test(lower),
  )
  return other && recompose(defaultFormat(other), state, other)
}

function recompose(format: Format, state: State, kind: KindName = state.design.scene.kind): Step {
  const { brief, scene } = state.design
  if (
    kind === scene.kind &&
    format.width === scene.format.width &&
    format.height === scene.format.height &&
    format.print?.width === scene.format.print?.width
  )
    return alreadySo(`It is ${format.name} already`, state)
  return {
    step: 'recompose',
    recompose: {
      brief: { ...brief, kind, format },
      keep: { palette: true, typography: true, pictogram: true },
      format,
    },
    changes: [{ what: 'Format', from: scene.format.name, to: format.name, nodes: [] }],
  }
}
