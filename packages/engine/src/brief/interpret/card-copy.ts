/** Copy of a business card: who is who where a prompt only sets names side by side. */
import type { Role } from '../../scene/types.ts'
import type { Copy, Depiction } from '../types.ts'
import { JOB_WORDS } from '../words/jobs.ts'

const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){1,2}$/u

/** What somebody is: 'director', 'furniture maker', by its last word. */
const isJob = (text: string): boolean => JOB_WORDS.has(text.toLowerCase().split(/\s+/u).at(-1) ?? '')

/** The job that stands behind a name: 'Paul Weiss, director'. */
export function jobBehind(name: string, prompt: string): string | undefined {
  const behind = prompt.slice(prompt.indexOf(name) + name.length)
  const [, job] = /^,\s+(\p{Ll}[\p{L} -]{2,30})(?=[,.;\n]|$)/u.exec(behind) ?? []
  return job && isJob(job) ? job : undefined
}

const SAYING = ["I'm a ", "I'm an ", 'I’m a ', 'I’m an ', 'I am a ', 'I am an ', 'im a ', "we're ", 'we’re ', 'we are ']

/** 'I'm a translator' said to us is 'translator' on the card. */
function asTitle(item: Copy): Copy {
  const lead = SAYING.find((words) => item.text.startsWith(words))
  const job = item.text.slice(lead?.length ?? 0)
  return lead && isJob(job) && item.role !== 'tagline' ? { ...item, role: 'title', text: job } : item
}

/** What is to be seen stands behind these: 'with a barber pole'. */
const SHOWING = ['with', 'featuring', 'showing'].flatMap((lead) => [`${lead} a `, `${lead} an `])
const SAID_OF_PEOPLE: readonly Role[] = ['person', 'title', 'tagline', 'detail']
const isShown = ({ role, text }: Copy, prompt: string): boolean =>
  SAID_OF_PEOPLE.includes(role) && SHOWING.some((lead) => prompt.toLowerCase().includes(lead + text.toLowerCase()))

/** What a contact is called before it is given: 'phone 555 0142' shows no telephone. */
const CALLED: Readonly<Record<string, Role>> = {
  phone: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  cell: 'phone',
  email: 'email',
  mail: 'email',
  website: 'link',
  address: 'address',
}
export const cardDepictions = (seen: Depiction[], copy: readonly Copy[]): Depiction[] =>
  seen.filter(({ words }) => !copy.some(({ role }) => role === CALLED[words.toLowerCase()]))

/** 'Oakline Carpentry, Tom Ash, furniture maker': the first name is the house where a second one follows, and what that one does is said. */
export function cardCopy(given: Copy[], prompt: string): Copy[] {
  const copy = given.filter((one) => !isShown(one, prompt)).map(asTitle)
  const person = copy.find(({ role }) => role === 'person')
  const second = copy.find(({ role, text }) => role === 'title' && NAME.test(text) && !isJob(text))
  if (!person || !second || copy.some(({ role }) => role === 'brand')) return copy
  const job = jobBehind(second.text, prompt)
  const known = copy.some((one) => one.role === 'title' && one !== second && isJob(one.text))
  if (!job && !known) return copy
  return copy.flatMap((one): Copy[] => {
    if (one === person) return [{ ...one, role: 'brand' }]
    if (one !== second) return [one]
    const title = { role: 'title', text: job ?? '', source: 'given' } as const
    return [{ ...one, role: 'person' }, ...(job && !known ? [title] : [])]
  })
}
