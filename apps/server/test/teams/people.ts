/** People of teams, as tests have them. */
import type { Project } from '@limner/contract/types'
import { expect } from 'vitest'
import { type App, Person } from '../harness.ts'

export interface Somebody {
  person: Person
  email: string
  id: string
}
export async function somebody(app: App): Promise<Somebody> {
  const person = new Person(app)
  const email = await person.signUp()
  return { person, email, id: (await person.get('/api/user')).json().id }
}

type Role = 'editor' | 'viewer'
/** @param path of a project or a brand kit */
export const invite = (owner: Person, path: string, email: string, role: Role = 'editor') =>
  owner.post(`${path}/invitations`, { email, role })
export const tokenOf = (link: string): string => link.split('/').at(-1) ?? ''
export const accept = (person: Person, link: string) => person.post(`/api/invitations/${tokenOf(link)}/accept`)

/** Invited and accepted. */
export async function share(owner: Person, path: string, { person, email }: Somebody, role?: Role): Promise<void> {
  const { link } = (await invite(owner, path, email, role)).json()
  const accepted = await accept(person, link)
  expect(accepted.statusCode, accepted.body).toBe(200)
}

/** An owner with a project, and a member of it. */
export async function pair(app: App, role?: Role): Promise<{ owner: Somebody; member: Somebody; project: Project }> {
  const [owner, member] = [await somebody(app), await somebody(app)]
  const project = await owner.person.createProject('Harbor')
  await share(owner.person, `/api/projects/${project.id}`, member, role)
  return { owner, member, project }
}
