/**
 * Completes a brief from a brand kit. What the prompt says itself counts before it: a colour that it names takes its role, type
 * that it asks for is set, a fact that it gives is the fact.
 */

import { withAsks } from '../brief/asks/list.ts'
import { askedFacts } from '../brief/brand/asked-facts.ts'
import { type BrandKit, FACT_ROLES, KIT_ROLES, type KitFacts, type KitRole } from '../brief/brand/kit.ts'
import type { Brief, ColourRequest, Copy } from '../brief/types.ts'
import { contrast } from '../colour/colour.ts'
import { colourName } from '../colour/plain-names.ts'
import type { Hex } from '../scene/types.ts'
import { hasFont } from '../type/catalogue.ts'
import { familyName } from '../type/own-family.ts'
import { RATIOS } from './derive.ts'
import type { SettledType } from './recall.ts'
import { isRefused } from './refusals.ts'
import { readRequests } from './requests.ts'
import { settledType } from './typography.ts'

export interface InBrand {
  brief: Brief
  type?: SettledType
  /** What was taken from the kit, for people. */
  used: string[]
}

type Fact = keyof KitFacts

const TARGETS: Record<KitRole, ColourRequest['target']> = {
  paper: 'background',
  surface: 'panel',
  ink: 'text',
  accent: 'accent',
  secondary: 'accent',
}
const NAMES: Record<Fact, string> = {
  name: 'the name',
  tagline: 'the line',
  phone: 'the telephone number',
  email: 'the email address',
  website: 'the web address',
  address: 'the address',
  hours: 'the hours',
}
/** Where a fact stands: hours are what a page says of a place, and small print on a sheet, where times are those of an event. */
const roleOf = (fact: Exclude<Fact, 'name'>, kind: Brief['kind']): Copy['role'] =>
  fact === 'hours' ? (kind === 'website' ? 'time' : 'detail') : FACT_ROLES[fact]
/** What a card holds by its nature. */
const ON_CARDS: readonly Exclude<Fact, 'name'>[] = ['tagline', 'phone', 'email', 'website', 'address']
/** Kinds that are made of a name. */
const NAMED: readonly Brief['kind'][] = ['logo', 'icon', 'website', 'business-card']
/** Kinds whose layouts have a place for a logo; in the others it finds one when they are composed. */
const LAID_OUT_FOR_LOGOS: readonly Brief['kind'][] = ['website', 'business-card']
const WITHOUT_LOGO: readonly Brief['kind'][] = ['logo', 'icon']

/** On another ground than the kit's its panels do not belong, and its words may not be read. */
const isLost = (role: KitRole, hex: Hex, ground: Hex | undefined): boolean =>
  ground !== undefined && (role === 'surface' || (role === 'ink' && contrast(hex, ground) < RATIOS.text))

/** The kit's colours for the roles that the prompt leaves open. */
function coloursFor(brief: Brief, { colours }: BrandKit): ColourRequest[] {
  const { known = {}, open = [] } = brief.colours.length > 0 ? readRequests(brief) : {}
  // Colours without a role lead: they are the accent, and the second one.
  const taken = new Set<KitRole>([
    ...KIT_ROLES.filter((role) => role in known),
    ...(['accent', 'secondary'] as const).slice(0, open.length),
  ])
  return KIT_ROLES.flatMap((role) => {
    const hex = colours[role]
    if (!hex || taken.has(role) || isRefused(hex, brief.negatives) || isLost(role, hex, known.paper)) return []
    return [{ words: `${colourName(hex)} ${hex}`, hex, target: TARGETS[role] }]
  })
}

/** Facts that the prompt asks for and does not say; on a card those that it would hold. */
function factsFor(brief: Brief, { facts, logo }: BrandKit): { fact: Fact; copy: Copy }[] {
  const isMute = brief.negatives.some(({ what }) => what === 'text')
  if (isMute) return []
  const has = (role: Copy['role']) => brief.copy.some((one) => one.role === role)
  const asked = askedFacts(brief)
  const wanted = new Set<Exclude<Fact, 'name'>>([...asked, ...(brief.kind === 'business-card' ? ON_CARDS : [])])
  const found: { fact: Fact; copy: Copy }[] = [...wanted].flatMap((fact) => {
    const text = facts[fact]
    const role = roleOf(fact, brief.kind)
    const isSaid = fact === 'hours' ? has('time') : has(role)
    return text && !isSaid ? [{ fact, copy: { role, text, source: 'given' as const } }] : []
  })
  const isShown = logo?.showsName && !NAMED.includes(brief.kind)
  if (facts.name && brief.brand === undefined && !has('brand') && !isShown)
    found.unshift({ fact: 'name', copy: { role: 'brand', text: facts.name, source: 'given' } })
  return found
}

/** Where the logo goes: into the layout where that has a place for it, and onto the finished one where it shows none. */
function logoFor(brief: Brief, { logo }: BrandKit): Partial<Brief> {
  if (!logo || WITHOUT_LOGO.includes(brief.kind) || brief.negatives.some(({ what }) => what === 'picture')) return {}
  const isLaidOut = LAID_OUT_FOR_LOGOS.includes(brief.kind) && !brief.picture
  return { ...(isLaidOut && { picture: logo.picture }), ...(brief.kind !== 'website' && { logo: logo.picture }) }
}

export function inBrand(read: Brief, kit: BrandKit | undefined): InBrand {
  if (!kit) return { brief: read, used: [] }
  const facts = factsFor(read, kit)
  const name = facts.find(({ fact }) => fact === 'name')
  const colours = coloursFor(read, kit)
  const tones = read.style.tones.length === 0 ? kit.tones : []
  const faces = kit.typefaces && read.style.type.length === 0 ? kit.typefaces : undefined
  const type = faces && [faces.display, faces.text].every(hasFont) ? settledType(faces) : undefined
  const logo = logoFor(read, kit)
  const told = withAsks({
    ...read,
    ...(name && { brand: name.copy.text }),
    copy: [...read.copy, ...facts.map(({ copy }) => copy)],
    ...logo,
  })
  const brief: Brief = {
    ...told,
    colours: [...told.colours, ...colours],
    style: { ...told.style, tones: tones.length > 0 ? tones : told.style.tones },
  }
  const used = [
    ...(Object.keys(logo).length > 0 ? ['the logo'] : []),
    ...(colours.length > 0 ? [`the colours ${colours.map(({ words }) => words).join(', ')}`] : []),
    ...(type && faces ? [[...new Set([faces.display, faces.text])].map(familyName).join(' and ')] : []),
    ...tones,
    ...facts.map(({ fact }) => NAMES[fact]),
  ]
  return { brief, ...(type && { type }), used }
}
