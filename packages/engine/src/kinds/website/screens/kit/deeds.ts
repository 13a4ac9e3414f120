/** What the buttons of a screen do: by the verb of their task, with what is known of its thing. */
import type { FunctionVerb, PageFunction } from '../../../../brief/types.ts'
import type { Asked, Control } from '../../../../scene/controls.ts'
import type { Page } from '../../parts/page.ts'
import { oneThing, plainLabel, taskLabel, thingsOf } from '../../vocabulary/labels.ts'
import { capitalised, oneOf } from '../../vocabulary/nouns.ts'
import { cellOf, SAMPLE } from '../../vocabulary/samples.ts'
import { factsOf } from '../../vocabulary/things.ts'
import { inputOf } from './controls.ts'

interface About {
  page: Page
  /** What it is done with: 'recipes'. */
  thing: string
}
type WithTasks = About & { tasks: readonly PageFunction[] }

const LONG = /description|note|message|text|wishes|steps|why|happened|about|words|comments?$/i

/** What is asked for under this name. */
export const asked = (name: string, required = false): Asked => ({
  name,
  input: LONG.test(name) ? 'long' : inputOf(name),
  ...(required && { required }),
})

const one = (name: string, options: readonly string[]): Asked => ({ name, input: 'select', options })

/** So many things are named where one is chosen or told of. */
const MOST_NAMED = 6
const namesOf = ({ page, thing }: About): string[] =>
  Array.from({ length: Math.min(page.names.told(thing) || MOST_NAMED, MOST_NAMED) }, (_, i) => page.names.of(thing, i))

/** What is known of the nth of a thing: 'Place: Harbour'. */
export function factsAt(page: Page, thing: string, index: number): string[] {
  const random = page.random.fork(`facts-${thing}-${index}`)
  const facts = factsOf(thing).columns.map((column) => `${column.label}: ${cellOf(column, index, random)}`)
  return [...facts, SAMPLE]
}

/** A thing's own fields. */
const fieldsOf = (thing: string): Asked[] => factsOf(thing).fields.map((name, i) => asked(name, i === 0))
/** Which one of its things is meant. */
const which = (about: About): Asked => one(capitalised(oneOf(about.thing)), namesOf(about))
const WHO: readonly Asked[] = [asked('Name', true), asked('E-mail', true)]

interface Asking {
  asks(about: About): readonly Asked[]
  done: string
}

const ASKING: Partial<Record<FunctionVerb, Asking>> = {
  book: { asks: (about) => [which(about), asked('Date', true), ...WHO], done: 'Thank you, {Name}. It is asked for.' },
  pay: { asks: () => [asked('Name', true), asked('Amount', true)], done: 'Thank you, {Name}. {Amount} is noted.' },
  buy: { asks: (about) => [which(about), asked('Quantity', true), ...WHO], done: 'Thank you, {Name}. It is ordered.' },
  post: { asks: ({ thing }) => fieldsOf(thing), done: 'It is posted.' },
  comment: { asks: () => [asked('Your text', true)], done: 'Your answer is posted.' },
  rate: {
    asks: (about) => [which(about), one('Stars', ['5', '4', '3', '2', '1']), asked('Words')],
    done: 'Thank you for {Stars} of 5.',
  },
  vote: { asks: (about) => [one('Your vote', namesOf(about))], done: 'Your vote for {Your vote} is counted.' },
  follow: { asks: (about) => [which(about), asked('E-mail', true)], done: 'News goes to {E-mail}.' },
  manage: { asks: (about) => [which(about), asked('What is to change?', true)], done: 'The change is noted.' },
  edit: { asks: (about) => [which(about), asked('What is to change?', true)], done: 'The change is noted.' },
  create: { asks: ({ thing }) => fieldsOf(thing), done: 'It is added.' },
  enter: { asks: ({ thing }) => fieldsOf(thing), done: 'It is saved.' },
  delete: { asks: (about) => [which(about)], done: 'It is deleted.' },
  upload: { asks: () => [{ name: 'File', input: 'file', required: true }, asked('Note')], done: 'The file is here.' },
  chat: { asks: () => [asked('Message', true)], done: 'Your message is sent.' },
  send: { asks: () => [asked('To', true), asked('Message', true)], done: 'It is sent to {To}.' },
  apply: { asks: (about) => [which(about), ...WHO, asked('CV')], done: 'Thank you, {Name}. It is with us.' },
  register: { asks: () => [...WHO, asked('Password', true)], done: 'Welcome, {Name}.' },
  'log-in': { asks: () => [asked('E-mail', true), asked('Password', true)], done: 'Welcome back.' },
  join: { asks: () => WHO, done: 'Welcome, {Name}.' },
  select: { asks: (about) => [which(about)], done: 'Your choice is kept.' },
  verify: {
    asks: (about) => [which(about), one('Decision', ['Approve', 'Send back'])],
    done: 'Noted: {Decision}.',
  },
  report: { asks: (about) => [which(about), asked('What happened?', true)], done: 'Thank you. It is reported.' },
}
/** Doings whose button says more than their plain word. */
const SENDS: Partial<Record<FunctionVerb, string>> = {
  manage: 'Save',
  edit: 'Save',
  chat: 'Send',
  report: 'Send',
}

/** What a report is made of is told, and not asked for. */
const MADE = /\b(?:make|create|generate|export|view|see|print)\b/i

/** Asks for what a doing needs, under this title. */
function askFor(verb: FunctionVerb, about: About, title: string): Control | undefined {
  const asking = ASKING[verb]
  if (!asking || (verb === 'report' && MADE.test(title))) return undefined
  const send = SENDS[verb] ?? plainLabel({ verb, words: '' })
  return { kind: 'ask', title, asks: asking.asks(about), send, done: asking.done }
}

/** What pressing the button of a task does. */
export function deedOf({ page, thing: shown }: About, task: PageFunction): Control {
  const thing = thingsOf(task) ?? shown
  const title = taskLabel(task)
  if (task.verb === 'download' || /^(?:export|download|print)\b/i.test(title)) return { kind: 'download', file: thing }
  if (/^share\b/i.test(title)) return { kind: 'share' }
  const ask = askFor(task.verb, { page, thing }, title)
  if (ask) return ask
  const facts = namesOf({ page, thing }).map((name, i) => [name, ...factsAt(page, thing, i).slice(0, 2)].join(', '))
  return { kind: 'tell', title, facts: [...facts, SAMPLE] }
}

/** The tasks of a block besides the first, as what stands on their buttons and what those do. */
export function deedsOf(context: WithTasks, most: number, title = ''): (readonly [string, Control])[] {
  const deeds = new Map(context.tasks.slice(1).map((task) => [taskLabel(task), task] as const))
  return [...deeds]
    .filter(([label]) => label !== title)
    .slice(0, most)
    .map(([label, task]) => [label, deedOf(context, task)] as const)
}

/** A button that adds one to the things of a block. */
export const adding = (context: About, task: PageFunction | undefined, title: string): Control => {
  const thing = (task && oneThing(task)) ?? context.thing
  return { kind: 'ask', title, asks: fieldsOf(thing), send: 'Add', done: 'It is added.' }
}

/** A button that takes a name and an address for what it stands on: a plan, a place at an event. */
export const signingUp = (title: string, done: string, ...besides: readonly Asked[]): Control => ({
  kind: 'ask',
  title,
  asks: [...WHO, ...besides],
  send: 'Send',
  done,
})
