/** A guest's projects with their messages, as the browser keeps them. */
import { isRecord } from '../../lib/is-record.ts'
import { t } from '../../lib/language/translate.ts'
import { KEYS, onStored, readText, writeText } from '../../lib/storage.ts'
import { uniteMessages } from './merge.ts'
import { type ChatMessage, greeting, isDefaultTitle } from './message.ts'

export interface GuestProject {
  id: string
  title: string
  createdAt: string
  messages: ChatMessage[]
  isActive: boolean
}

const DEFAULT_GUEST_PROJECT = 'guest-default'

const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.content === 'string' &&
  (value.type === 'user' || value.type === 'ai')
const isProject = (value: unknown): value is GuestProject =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string' && Array.isArray(value.messages)

/** What was stored; anything that does not parse is ignored. The default project is always there. */
export function parseGuestProjects(text: string | null, now: Date): GuestProject[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    stored = []
  }
  const projects = (Array.isArray(stored) ? stored : [])
    .filter(isProject)
    .map((project) => ({ ...project, messages: project.messages.filter(isMessage) }))
  if (projects.length > 0) return projects
  const first = { id: DEFAULT_GUEST_PROJECT, title: t('Design Project'), createdAt: now.toISOString() }
  return [{ ...first, messages: [greeting()], isActive: true }]
}

/** The one that is active, or the last one that was, else the first. */
export const activeGuestProject = (projects: readonly GuestProject[], lastId: string | null): GuestProject =>
  projects.find((project) => project.id === lastId) ?? projects.find((project) => project.isActive) ?? projects[0]!

/** A new project; the others become inactive. */
export function withNewProject(projects: readonly GuestProject[], now: Date): GuestProject[] {
  const fresh = { id: `guest-project-${now.getTime()}`, title: t('Design Project'), createdAt: now.toISOString() }
  const others = projects.map((project) => ({ ...project, isActive: false }))
  return [...others, { ...fresh, messages: [greeting()], isActive: true }]
}

const read = () => parseGuestProjects(readText(KEYS.guestChat), new Date())

function write(projects: readonly GuestProject[]): void {
  if (writeText(KEYS.guestChat, JSON.stringify(projects))) return
  // The browser's space is used up: the words and the designs' addresses matter more than uploaded pictures.
  const light = projects.map((project) => ({
    ...project,
    messages: project.messages.map(({ image: _, ...message }) => message),
  }))
  writeText(KEYS.guestChat, JSON.stringify(light))
}

const update = (id: string, change: Partial<GuestProject>) =>
  write(read().map((project) => (project.id === id ? { ...project, ...change } : project)))

export const guestMessages = (id: string): ChatMessage[] =>
  read().find((project) => project.id === id)?.messages ?? [greeting()]

export const renameGuestProject = (id: string, title: string): void => update(id, { title })

/** The first message names the project, unless its person has. */
export function nameGuestProject(id: string, title: string): void {
  const current = read().find((project) => project.id === id)?.title
  if (current === undefined || isDefaultTitle(current)) renameGuestProject(id, title)
}

/** Keeps a project's messages, without those that only report a state; what another window has kept stays. */
export const keepGuestMessages = (id: string, messages: readonly ChatMessage[]): void => {
  const ours = messages.filter((message) => !message.waiting && !message.retry)
  update(id, { messages: [...uniteMessages(ours, guestMessages(id))] })
}

/** Calls back with a project's messages when any window has kept some. */
export const onGuestMessages = (id: string, listener: (messages: ChatMessage[]) => void): (() => void) =>
  onStored(KEYS.guestChat, () => listener(guestMessages(id)))

/** Makes a new project and returns its id. */
export function addGuestProject(): string {
  const projects = withNewProject(read(), new Date())
  write(projects)
  return projects.at(-1)!.id
}

const isBegun = ({ messages }: GuestProject): boolean => messages.some((message) => message.type === 'user')

/** A project in which nothing has been said yet: one that is there, else a new one. Returns its id. */
export const emptyGuestProject = (): string => read().find((project) => !isBegun(project))?.id ?? addGuestProject()

/** The projects in which something was said. */
export const guestProjectsWithWork = (): GuestProject[] => read().filter(isBegun)

export const forgetGuestProject = (id: string): void => {
  const rest = read().filter((project) => project.id !== id)
  if (rest.length > 0) write(rest)
  else writeText(KEYS.guestChat, null)
}
