/** The texts of a site with what its prompt tells of its owner. */
import type { Copy } from '../types.ts'
import { isLooks } from './looks.ts'
import type { Told } from './types.ts'

/** Up to so many letters a remark is a detail. */
const SHORT = 30

/** The texts of a site with what the prompt tells of its owner in place of what single words were taken for. `looks`: words of its colours. */
export function withTold(
  copy: readonly Copy[],
  told: Told,
  { name, looks, prompt }: { name: string | undefined; looks: readonly string[]; prompt: string },
): Copy[] {
  const facts: Copy[] = [
    ...given('list-item', [...told.offers, ...told.priced]),
    ...told.says.flatMap((text) => given(text.length <= SHORT ? 'detail' : 'body', [text])),
    ...given('person', told.people),
    ...given('list-item', listedIn(told)),
    ...given('nav', [...told.parts.map(({ title }) => title), ...told.named]),
    ...given('time', told.times),
    ...given('price', told.prices),
    ...given('offer', told.free),
  ].filter(({ text }) => told.listed.includes(text) || !isColoured(text, looks))
  // What was read as something of its own stays that; a list in capitals is the navigation.
  const elsewhere = [...told.people, ...told.offers, told.place]
  const menu = copy.filter(({ role, text }) => role === 'nav' && /^\p{Lu}/u.test(text) && !elsewhere.includes(text))
  const firm = copy.filter(
    (one) =>
      (!LOOSE.has(one.role) && !WEAK.has(one.role) && !(one.role === 'headline' && /^\p{Ll}/u.test(one.text))) ||
      (menu.length > 1 && menu.includes(one)),
  )
  const isListed = ({ role, text }: Copy) =>
    role === 'person' && copy.some((one) => one.role === 'list-item' && one.text === text)
  const own = facts.filter(
    (fact) => !isListed(fact) && (fact.role === 'nav' || !firm.some((one) => one.text === fact.text)),
  )
  const isSigned = copy.some(({ role, text }) => role === 'person' && text === name)
  const said = own.map(({ text }) => text.toLowerCase()).join(' | ')
  const heard = told.heard.join(' | ').toLowerCase()
  const kept = copy.filter((one) => {
    const text = one.text.toLowerCase().replace(/^open /, '')
    // A name that is set at the head is the name.
    if (one.role === 'brand' || (text === name?.toLowerCase() && !isSigned) || said.includes(text)) return false
    if (!FACTS.has(one.role) && (heard.includes(text) || text === told.place?.toLowerCase())) return false
    return !(LOOSE.has(one.role) && told.offers.length > 0 && isLoose(one.text) && !menu.includes(one))
  })
  const all = [...kept, ...own]
  // What was read as a text and stands nowhere is said all the same.
  const stands = [...all.map(({ text }) => text), name ?? ''].join(' | ').toLowerCase()
  const lost = copy.filter(
    ({ text }) =>
      !stands.includes(text.toLowerCase()) && !isColoured(text, looks) && !(name !== undefined && text.includes(name)),
  )
  const whole = [...all, ...lost.map((one): Copy => (one.role === 'brand' ? { ...one, role: 'detail' } : one))]
  const ways = whole.filter(({ role }) => role === 'nav')
  const rest = whole.filter(({ role }) => role !== 'nav')
  const at = ({ text }: Copy) => prompt.indexOf(text)
  return [
    ...given('brand', name === undefined || isSigned ? [] : [name]),
    ...ways.toSorted((a, b) => at(a) - at(b)),
    ...rest,
  ]
}

/** What is listed of parts of the site, and stands nowhere else. */
const listedIn = ({ parts, offers, priced, people }: Told): string[] =>
  parts.flatMap(({ items }) => items).filter((item) => ![...offers, ...priced, ...people].includes(item))

/** What is told by its form, wherever it stands. */
const FACTS: ReadonlySet<Copy['role']> = new Set<Copy['role']>([
  ...(['phone', 'email', 'link', 'social', 'address', 'date', 'time', 'price', 'person', 'quote', 'headline'] as const),
])

/** 'burgundy and ivory', as the prompt's colours are read. */
const isColoured = (text: string, looks: readonly string[]): boolean =>
  looks.length > 0 && isLooks(looks.reduce((rest, colour) => rest.replace(colour, ''), text))

/** Single words and words in small letters, as a list has them. */
const isLoose = (text: string): boolean => /^\p{Ll}|^\p{Lu}\p{Ll}+$/u.test(text)
/** Roles by which words of a list were taken for parts of a page. */
const LOOSE = new Set<Copy['role']>(['nav', 'cta', 'label', 'title', 'list-item', 'subhead'])

/** Roles that words of a list are taken for as well. */
const WEAK = new Set<Copy['role']>(['brand', 'detail'])

const given = (role: Copy['role'], texts: readonly string[]): Copy[] =>
  [...new Set(texts)].map((text) => ({ role, text, source: 'given' }))
