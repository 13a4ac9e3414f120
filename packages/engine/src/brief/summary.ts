/** "What I understood", line by line, for people. */
import { FOLDERS } from '../language/languages.ts'
import type { Format, Role } from '../scene/types.ts'
import type { Brief, ColourRequest, Form, Manner, Negative, Placement } from './types.ts'

const KIND_NAMES: Record<Brief['kind'], string> = {
  logo: 'Logo',
  website: 'Website',
  'business-card': 'Business card',
  poster: 'Poster or flyer',
  icon: 'Icon',
  banner: 'Banner',
}
const ROLE_NAMES: Partial<Record<Role, string>> = {
  brand: 'name',
  cta: 'button',
  mark: 'initials',
  link: 'web address',
  'list-item': 'list',
  nav: 'navigation',
  title: 'job title',
  rule: 'lines',
  qr: 'QR code',
}
const MANNER_NAMES: Record<Manner, string> = {
  serif: 'serif type',
  sans: 'sans-serif type',
  script: 'script',
  mono: 'monospaced type',
  slab: 'slab serif',
  condensed: 'condensed type',
  rounded: 'rounded type',
  display: 'decorative type',
  thin: 'thin type',
  bold: 'bold type',
  italic: 'italics',
  capitals: 'capitals',
  spaced: 'wide spacing',
}
const LANGUAGE_NAMES: ReadonlyMap<Brief['language'], string> = new Map(FOLDERS.map(({ code, name }) => [code, name]))
const MOST_TEXTS = 12
const MOST_FUNCTIONS = 8

export const roleName = (role: Role): string => ROLE_NAMES[role] ?? role.replace('-', ' ')

/** What a colour is of: a part, or all of a layer ('background'). */
const targetName = (target: Exclude<ColourRequest['target'], 'any'>): string =>
  target === 'background' || target === 'text' || target === 'accent' ? target : roleName(target)

/** Labelled lines of what a brief holds; lines without content are left out. */
export function summarise(brief: Brief): { label: string; value: string }[] {
  const lines: { label: string; value: string }[] = []
  const line = (label: string, values: (string | undefined)[], separator = ', ') => {
    const value = values.filter((part) => part !== undefined && part !== '').join(separator)
    if (value !== '') lines.push({ label, value })
  }
  line('Kind', [KIND_NAMES[brief.kind], ...brief.otherKinds.map((kind) => `also: ${KIND_NAMES[kind].toLowerCase()}`)])
  line('Language', [
    brief.language && `${LANGUAGE_NAMES.get(brief.language)}, read in part: kinds, colours, parts and places`,
  ])
  line('Format', [formatLine(brief.format)])
  line('Name', [brief.brand])
  line(
    'Subject',
    [brief.subject.about, ...brief.subject.objects.slice(0, 3)].filter((part, i, all) => all.indexOf(part) === i),
  )
  const { purpose, page } = brief
  line(
    'Purpose',
    (purpose?.deeds ?? []).slice(0, 2).map(({ words }) => words),
    '; ',
  )
  line('For', [purpose?.audience])
  if (page && page.type !== 'landing') line('First screen', [page.type])
  line(
    'People can',
    (page?.functions ?? []).slice(0, MOST_FUNCTIONS).map(({ words }) => words),
  )
  line('Colours', [...new Set(brief.colours.map(colourLine))])
  line('Style', [
    ...brief.style.tones,
    ...brief.style.type.map((type) => MANNER_NAMES[type]),
    ...(brief.lettering ?? []).map(({ target, manner }) => `${roleName(target)} in ${MANNER_NAMES[manner]}`),
    brief.style.ground && `${brief.style.ground} ground`,
  ])
  line('Placements', brief.placements.map(placementLine), '; ')
  line('Forms', (brief.forms ?? []).map(formLine), '; ')
  const given = brief.copy.filter((copy) => copy.source === 'given').map((copy) => copy.text)
  line(
    'Text',
    given.length > MOST_TEXTS ? [...given.slice(0, MOST_TEXTS), `and ${given.length - MOST_TEXTS} more`] : given,
    ' · ',
  )
  line('Without', brief.negatives.map(negativeLine))
  line('Variations', [brief.variations === undefined ? undefined : String(brief.variations)])
  return lines
}

/** 'thick line, bottom', 'circle, top right'. */
function formLine({ shape, size, weight, manner, at, behind }: Form): string {
  const looks = [size, weight, manner, FORM_NAMES[shape] ?? shape].filter(Boolean).join(' ')
  const place = at ?? (behind?.role && `behind the ${roleName(behind.role)}`)
  return [looks, place?.replace('-', ' ')].filter(Boolean).join(', ')
}
const FORM_NAMES: Partial<Record<Form['shape'], string>> = {
  disc: 'circle',
  burst: 'starburst',
  band: 'stripe',
  frame: 'border',
  field: 'panel',
}

function formatLine({ name, width, height, print }: Format): string {
  if (height === 'auto') return `${name}, ${width} px wide`
  return `${name}, ${print ? `${print.width} × ${print.height} mm` : `${width} × ${height} px`}`
}

function colourLine({ words, target }: ColourRequest): string {
  return target === 'any' ? words : `${words} (${targetName(target)})`
}

function placementLine({ target, text, at, beside, size, align }: Placement): string {
  const parts = [
    text === undefined ? roleName(target) : `‘${text}’`,
    size,
    at,
    beside && `${BESIDE[beside.side]} the ${roleName(beside.of)}`,
    align && `aligned ${ALIGNED[align]}`,
  ]
  return parts.filter((part) => part !== undefined).join(' ')
}
const BESIDE = { left: 'left of', right: 'right of', above: 'above', below: 'below' }
const ALIGNED = { start: 'left', center: 'centre', end: 'right' }

const negativeLine = (negative: Negative) => ('words' in negative ? negative.words : negative.what)
