/**
 * Writes packages/engine/src/imagery/pictogram-index.generated.json: the names of the icons that can stand for a
 * subject, with the tags that their makers gave them. User-interface signs, brand logos and variants are left out.
 * The tags come from packages that the product itself does not need, installed beside it for this script only:
 *   npm install --no-save --prefix /tmp/tags lucide-static@1.62.0 @phosphor-icons/core@2.1.1 @tabler/icons@3.51.0 \
 *     @mdi/svg@7.4.47 emojilib@4.0.3
 *   node scripts/generate/pictogram-index.ts /tmp/tags
 * Licences of the tags: lucide ISC; Phosphor, Tabler, emojilib MIT; Material Design Icons Apache-2.0.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSvgBody } from '../../packages/engine/src/imagery/svg-body.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/generate/pictogram-index.ts <folder with the tag packages>')
const ROOT = join(import.meta.dirname, '../..')
const OUTPUT = join(ROOT, 'packages/engine/src/imagery/pictogram-index.generated.json')

const read = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T
const tagPackage = (...path: string[]) => resolve(folder, 'node_modules', ...path)
interface IconFile {
  icons: Record<string, { body: string; hidden?: boolean }>
}
const set = (name: string) => read<IconFile>(ROOT, 'node_modules/@iconify-json', name, 'icons.json')

/** Parts of names that mark a state of a user interface or a variant, not a thing. */
const VARIANT =
  /(^|-)(off|x|plus|minus|check|slash|cancel|exclamation|question|up|down|left|right|add|remove|edit|alert|cog|settings|outline|filled|fill|box|variant|pin|share|search|pause|copy|dollar|code|bolt|sync|refresh|lock|broken|sad|multiple|badge|circle|square|dashed|dotted|\d+)(-|$)/
const INTERFACE =
  /^(arrow|arrows|caret|chevron|align|layout|text|file|folder|border|letter|number|numbers|cursor|pointer|selection|format|sort|filter|menu|grid|frame|table|column|row|rows|columns|git|brand|sign|sim|wifi|bluetooth|battery|signal|access-point|input|form|toggle|chart|panel|gallery|list|message|chat|mail|database|server|user|users|account|device|layers|stack|box-align|box-model|box-multiple|box-padding|box-margin|currency|gender|mood|hand|zodiac|math|square|circle|rectangle|diamonds|triangle|hexagon|octagon|pentagon|shape|vector|transform|section|spacing|line|lines|pencil|app|apps|tag|tags|alphabetical|alpha|numeric|roman|code|archive|bookmark|clipboard|cloud-|link|phone-|video-|volume|microphone-|player|repeat|replace|reload|rotate|scan|screen|settings|zoom|window|browser|dots|logic|language|versions|view|eye-|abc|ab-|http|wash|bleach|ironing|calendar-|clock-|time|timeline|circuit-|ad|badge|a-|space|spaces|group|ungroup|merge|split|combine|option|command|component|diff|slice|hash|loader|locate|focus|forward|reply|save|send|shuffle|sheet|type|variable|wrap|details|outlet|library-photo|crop|export|import|login|logout|at-sign|asterisk|regex|select|quote|summary|draft|stretch|joint|record$|launch$|nut$|chip$)/
const SENSITIVE =
  /internal-|blood|gore|corpse|decapitat|hanging|dead|death|impal|guillotine|torture|bleeding|gibbet|brain-|evil|suicide|swastika|noose|carrion|execution|eyeball|severed|vomit|sperm|poo|toilet-paper/

const index: Record<string, Record<string, string>> = {}

function add(prefix: string, name: string, body: string | undefined, tags: readonly string[]) {
  if (!body || SENSITIVE.test(name)) return
  try {
    readSvgBody(body)
  } catch {
    return
  }
  const words = tags.map((tag) =>
    tag
      .toLowerCase()
      .trim()
      .replace(/[^a-z0-9 -]/g, '')
      .trim()
      .replace(/[ _]+/g, '-'),
  )
  const useful = [...new Set(words)].filter((tag) => tag.length > 2 && tag !== name)
  index[prefix] ??= {}
  index[prefix][name] = useful.join(' ')
}

// Phosphor: catalogue with categories and tags
interface PhosphorIcon {
  name: string
  categories: string[]
  tags: string[]
}
const phosphor = (await import(pathToFileURL(tagPackage('@phosphor-icons/core/dist/index.mjs')).href)) as {
  icons: PhosphorIcon[]
}
const ph = set('ph')
for (const { name, categories, tags } of phosphor.icons)
  if (
    !categories.some((category) => ['arrows', 'brands', 'editor'].includes(category)) &&
    !/(^|-)(slash|x|plus|minus|check|simple|logo)(-|$)/.test(name) &&
    !INTERFACE.test(name)
  )
    add(
      'ph',
      name,
      ph.icons[`${name}-fill`]?.body,
      tags.filter((tag) => !tag.startsWith('*')),
    )

// Material Design Icons: themes and aliases
interface MaterialIcon {
  name: string
  aliases: string[]
  tags: string[]
}
const THEMES =
  /Agriculture|Animal|Food|Sport|Nature|Weather|Transportation|Hardware|Music|Medical|Health|Clothing|Holiday|Religion|Science|Gaming|Places|Home Automation|Automotive|Drawing|Photography|Shopping|Banking|Video|Audio|People|Navigation|Device/
const mdi = set('mdi')
for (const { name, aliases, tags } of read<MaterialIcon[]>(tagPackage('@mdi/svg/meta.json')))
  if (
    !tags.some((tag) => /Brand|Arrow|Alpha|Form|Text|Vector/.test(tag)) &&
    (tags.length === 0 || tags.some((tag) => THEMES.test(tag))) &&
    !VARIANT.test(name) &&
    !INTERFACE.test(name)
  )
    add('mdi', name, mdi.icons[name]?.body, aliases.slice(0, 8))

// Fluent: themes of the set, words of emojilib by character
const fluent = set('fluent-emoji-high-contrast')
const themes = read<{ categories: Record<string, string[]> }>(
  ROOT,
  'node_modules/@iconify-json/fluent-emoji-high-contrast/metadata.json',
).categories
const characters = read<Record<string, string>>(
  ROOT,
  'node_modules/@iconify-json/fluent-emoji-high-contrast/chars.json',
)
const words = new Map(
  Object.entries(read<Record<string, string[]>>(tagPackage('emojilib/dist/emoji-en-US.json'))).map(([emoji, tags]) => [
    [...emoji]
      .map((c) => c.codePointAt(0)?.toString(16))
      .filter((c) => c !== 'fe0f')
      .join('-'),
    tags,
  ]),
)
const codeOf = new Map(Object.entries(characters).map(([code, name]) => [name, code]))
for (const theme of ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places'])
  for (const name of themes[theme] ?? [])
    if (!/button|oclock|thirty|moon-face|with-face|quarter|gibbous|crescent-moon|globe-showing/.test(name))
      add(
        'fluent-emoji-high-contrast',
        name,
        fluent.icons[name]?.body,
        (words.get(codeOf.get(name) ?? '') ?? []).slice(1),
      )

// Tabler: categories and tags
interface TablerIcon {
  name: string
  category: string
  tags: (string | number)[]
}
const TABLER =
  /^(Animals|Food|Sport|Vehicles|Nature|Health|Buildings|Map|Weather|Electrical|Games|Photography|E-commerce|Media|Design|Symbols|System|Devices|Communication|Badges)$/
const tabler = set('tabler')
for (const { name, category, tags } of Object.values(
  read<Record<string, TablerIcon>>(tagPackage('@tabler/icons/icons.json')),
))
  if (TABLER.test(category) && !VARIANT.test(name) && !INTERFACE.test(name))
    add('tabler', name, tabler.icons[name]?.body, tags.map(String).slice(0, 10))

// Lucide: tags only
const lucide = set('lucide')
for (const [name, tags] of Object.entries(read<Record<string, string[]>>(tagPackage('lucide-static/tags.json'))))
  if (!VARIANT.test(name) && !INTERFACE.test(name)) add('lucide', name, lucide.icons[name]?.body, tags)

// Game icons: no tags; drawings of many small strokes are not legible as marks
const game = set('game-icons')
for (const [name, { body, hidden }] of Object.entries(game.icons))
  if (!hidden && body.length < 2800 && !/^(abstract|rank|perspective-dice|dice|inverted|card-)|-\d+$/.test(name))
    add('game-icons', name, body, [])

const lines = Object.entries(index).map(([prefix, icons]) => {
  const entries = Object.entries(icons).sort(([a], [b]) => (a < b ? -1 : 1))
  return `  ${JSON.stringify(prefix)}: {\n${entries.map(([name, tags]) => `    ${JSON.stringify(name)}: ${JSON.stringify(tags)}`).join(',\n')}\n  }`
})
writeFileSync(OUTPUT, `{\n${lines.join(',\n')}\n}\n`)
console.log(
  Object.entries(index)
    .map(([prefix, icons]) => `${prefix} ${Object.keys(icons).length}`)
    .join(', '),
)
