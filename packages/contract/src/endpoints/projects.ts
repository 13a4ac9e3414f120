import { z } from 'zod'
import { BIN_DAYS } from '../bin.ts'
import { contract, type Role } from '../define.ts'
import { Design, Done, Message, MessageMetadata, Project } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging, shared } from '../paging.ts'
import { id, line, text } from '../text.ts'

const params = z.object({ id })
const subject = (access: Role | 'public or viewer') => ({ noun: 'project', param: 'id', access }) as const

const binned = { noun: 'project in the bin', param: 'id', access: 'owner' } as const
const BinnedProject = z
  .object({
    ...Project.shape,
    deletedAt: z.iso.datetime(),
    /** From then on it cannot be had back. */
    goneAt: z.iso.datetime(),
  })
  .meta({ id: 'BinnedProject' })

/** For what was begun elsewhere: when that was. What lies in the future counts as now. */
const past = z.iso.datetime({ offset: true }).optional()

/** Addresses of pictures: our own media, a data URL of an upload, or http(s). */
const imageUrl = text({ max: 14_000_000 }).refine(
  (value) => value.startsWith('/media/') || /^(https?:\/\/|data:image\/)/.test(value.slice(0, 20)),
  'must be a /media/ address, an http(s) address or a data:image address',
)

export const projects = contract({
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    auth: 'guest or session',
    category: 'Projects',
    summary: 'Your projects, most recently updated first',
    description: PAGED,
    query: z.object({ ...paging(PAGE_LIMITS.projects), shared }),
    response: z.array(Project),
  },
  createProject: {
    method: 'POST',
    path: '/api/projects',
    auth: 'guest or session',
    category: 'Projects',
    summary: 'Create a project',
    description: 'With an `id` of your own it is safe to send twice: the second request returns the existing project.',
    body: z.strictObject({
      id: id.optional(),
      title: line(200),
      description: text({ max: 2000 }).default(''),
      createdAt: past,
    }),
    response: Project,
    status: 201,
    errors: ['conflict', 'too-large'],
    example: { title: 'Harbor & Finch', description: 'A coffee roaster' },
  },
  getProject: {
    method: 'GET',
    path: '/api/projects/:id',
    auth: 'none',
    subject: subject('public or viewer'),
    category: 'Projects',
    summary: 'One project',
    params,
    response: Project,
  },
  getFullProject: {
    method: 'GET',
    path: '/api/projects/:id/full',
    auth: 'none',
    subject: subject('public or viewer'),
    category: 'Projects',
    summary: 'One project with its latest messages and designs',
    description: 'Both oldest first. Earlier ones are further pages of /messages and of /designs.',
    params,
    response: z.object({
      project: Project,
      messages: z.array(Message),
      designs: z.array(Design),
      /** Of all, whatever is shown. */
      totalMessages: z.int(),
      totalDesigns: z.int(),
    }),
  },
  listProjectDesigns: {
    method: 'GET',
    path: '/api/projects/:id/designs',
    auth: 'none',
    subject: subject('public or viewer'),
    category: 'Projects',
    summary: 'The designs of a project, the latest page first, each page oldest first',
    description: PAGED,
    params,
    query: z.object(paging(PAGE_LIMITS.designs)),
    response: z.array(Design),
  },
  updateProject: {
    method: 'PATCH',
    path: '/api/projects/:id',
    auth: 'session',
    subject: { ...subject('editor'), ownerFields: ['isPublic'] },
    category: 'Projects',
    summary: 'Rename a project, or publish it',
    description:
      'Only its owner may publish it. `updatedAt` is for changes made earlier elsewhere: they do not make the project newer.',
    params,
    body: z
      .strictObject({
        title: line(200).optional(),
        description: text({ max: 2000 }).optional(),
        isPublic: z.boolean().optional(),
        updatedAt: past,
        knownTitle: line(200)
          .optional()
          .describe(
            'The title as you know it: where it is another one by now, nothing is changed, and you are told: 409.',
          ),
      })
      .refine(
        ({ updatedAt: _, knownTitle: __, ...change }) => Object.keys(change).length > 0,
        'needs at least one of title, description, isPublic',
      ),
    response: Project,
    errors: ['conflict'],
    example: { title: 'Harbor & Finch' },
  },
  duplicateProject: {
    method: 'POST',
    path: '/api/projects/:id/duplicate',
    auth: 'session',
    subject: subject('owner'),
    category: 'Projects',
    summary: 'Duplicate a project',
    description:
      'The copy has the whole conversation and every design in its latest version, which is version 1 there; stars come along, earlier versions, review links and what is under way do not. It is private, whatever the original is.',
    params,
    response: Project,
    status: 201,
    errors: ['too-large'],
    limit: { perMinute: 10 },
  },
  deleteProject: {
    method: 'DELETE',
    path: '/api/projects/:id',
    auth: 'session',
    subject: subject('owner'),
    category: 'Projects',
    summary: 'Delete a project with its messages and designs: it goes to the bin',
    description: `It can be restored for ${BIN_DAYS} days. Meanwhile nobody can see it, and its pictures answer 404.`,
    params,
    response: Done,
  },
  listBin: {
    method: 'GET',
    path: '/api/bin',
    auth: 'session',
    category: 'Projects',
    summary: 'Your deleted projects, most recently deleted first',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.projects)),
    response: z.array(BinnedProject),
  },
  restoreProject: {
    method: 'POST',
    path: '/api/bin/:id/restore',
    auth: 'session',
    subject: binned,
    category: 'Projects',
    summary: 'Take a project out of the bin, as it was',
    params,
    response: Project,
  },
  deleteForEver: {
    method: 'DELETE',
    path: '/api/bin/:id',
    auth: 'session',
    subject: binned,
    category: 'Projects',
    summary: 'Delete a project in the bin for ever',
    params,
    response: Done,
  },
  emptyBin: {
    method: 'DELETE',
    path: '/api/bin',
    auth: 'session',
    category: 'Projects',
    summary: 'Delete everything in the bin for ever',
    response: Done,
  },
  listMessages: {
    method: 'GET',
    path: '/api/projects/:id/messages',
    auth: 'none',
    subject: subject('public or viewer'),
    category: 'Projects',
    summary: 'The messages of a project, the latest page first, each page oldest first',
    description: `In pages of about 512 KB at most, one message at least: the page after the earliest one is empty. \`before\` counts pages from a message instead of the end. ${PAGED}`,
    params,
    query: z.object({ ...paging(PAGE_LIMITS.messages), before: z.uuid().optional() }),
    response: z.array(Message),
  },
  createMessage: {
    method: 'POST',
    path: '/api/projects/:id/messages',
    auth: 'guest or session',
    subject: subject('editor'),
    category: 'Projects',
    summary: 'Save a message',
    description:
      "`type` is 'user' or 'ai'; the older field `role` ('user' or 'assistant') is understood too. A picture sent as a data URL, or as an http(s) address of another place, is stored here and answered as a /media/ address.",
    params,
    headers: { 'Idempotency-Key': 'Up to 200 characters. Sent twice with the same key, the message is saved once.' },
    body: z
      .strictObject({
        type: z.enum(['user', 'ai']).optional(),
        role: z.enum(['user', 'ai', 'assistant']).optional(),
        content: text({ max: 20_000 }),
        imageUrl: imageUrl.nullish(),
        metadata: MessageMetadata.default({}),
        createdAt: past,
      })
      .transform(({ type, role, ...rest }) => ({
        ...rest,
        type: type ?? (role === 'user' || role === undefined ? ('user' as const) : ('ai' as const)),
      }))
      .refine((message) => message.content.trim() !== '' || message.imageUrl, 'needs content or an imageUrl'),
    response: Message,
    status: 201,
    maxBody: 20_000_000,
    errors: ['conflict', 'too-large', 'unsupported-media', 'unprocessable'],
    example: { role: 'user', content: 'Logo for a coffee roaster called Harbor & Finch' },
  },
})
