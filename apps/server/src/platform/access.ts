/** Who may do what to a thing: the one place where it is decided. */
import type { Role, Subject } from '@limner/contract'
import type { Membership } from '../db/members.ts'
import { HttpError } from './problem.ts'

/** Whose a thing is, who works on it besides, and whether its owner published it. */
export interface Ownership {
  ownerId: string
  isPublic: boolean
  /** Absent: a thing like this has none. */
  members?: readonly Membership[]
}

/** A thing that the caller may see, and what they are to it. */
export interface Seen {
  ownerId: string
  /** Null: a stranger, who sees what was published. */
  access: Role | null
  /** Several people work on it. */
  isShared: boolean
}

/** Null: there is none. */
export type FindOwnership = (id: string) => Promise<Ownership | null>

type Access = Exclude<Subject['access'], 'anyone'>

/** What each access takes, at least, of somebody who sees more than what was published. */
const TAKES: Readonly<Record<Access, Role>> = {
  owner: 'owner',
  editor: 'editor',
  viewer: 'viewer',
  'public or viewer': 'viewer',
  'public or owner': 'owner',
}
const RANK: Readonly<Record<Role, number>> = { owner: 2, editor: 1, viewer: 0 }

/** What somebody is to a thing; null: a stranger. */
export function roleIn(found: Ownership, callerId: string | undefined): Role | null {
  if (callerId === undefined) return null
  if (found.ownerId === callerId) return 'owner'
  return found.members?.find(({ accountId }) => accountId === callerId)?.role ?? null
}

/** Where things stand that have the people of something else. */
const HOME: Readonly<Record<string, string>> = {
  design: 'project',
  picture: 'project',
  prediction: 'project',
  review: 'project',
  member: 'team',
  'member invitation': 'team',
}

function refusal(noun: string, role: Role | null, takes: Role): HttpError {
  const home = HOME[noun] ?? noun
  if (role === null) return new HttpError('forbidden', `This ${noun} belongs to somebody else.`)
  if (takes === 'owner') return new HttpError('forbidden', `Only the owner of this ${home} can do this.`)
  return new HttpError(
    'forbidden',
    `You can ${home === 'brand kit' ? 'use' : 'look at'} this ${home} but not change it. Its owner can make you an editor.`,
  )
}

/** Throws 404 for what is missing, 403 for what the caller may not. */
export function requireAccess(
  noun: string,
  found: Ownership | null,
  caller: { ownerId: string } | null,
  access: Access = 'owner',
): Seen {
  if (!found) throw new HttpError('not-found', `There is no such ${noun}.`)
  const role = roleIn(found, caller?.ownerId)
  const takes = TAKES[access]
  const isEnough = role !== null && RANK[role] >= RANK[takes]
  if (isEnough || (access.startsWith('public') && found.isPublic))
    return { ownerId: found.ownerId, access: role, isShared: (found.members?.length ?? 0) > 0 }
  throw refusal(noun, role, takes)
}

/** Throws 403 where a body has a field that only the owner may send. */
export function requireOwnFields({ noun, ownerFields = [] }: Subject, body: unknown, role: Role | null): void {
  if (role === 'owner' || ownerFields.length === 0) return
  if (ownerFields.some((field) => Reflect.get(Object(body), field) !== undefined)) throw refusal(noun, role, 'owner')
}
