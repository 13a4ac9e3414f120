/** Projects of an account and a server that has them: what the dashboard stands on in tests. */
import type { Design, Message, Prediction, Project } from '@limner/contract/types'
import { ADA } from './examples.ts'
import { type Answers, fakeApi, refusal } from './fake-api.ts'

export const ID = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`

export const project = (digit: number, title: string, day: number): Project => ({
  id: ID(digit),
  title,
  description: '',
  isPublic: false,
  guestProjectId: null,
  access: 'owner',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: `2026-11-0${day}T00:00:00Z`,
})

export const design = (digit: number, more: Partial<Design> = {}): Design => ({
  id: ID(digit),
  title: 'Finch logo',
  fileName: 'Finch logo',
  kind: 'logo',
  imageUrl: `/media/${digit}.png`,
  thumbnailUrl: `/media/${digit}.webp`,
  width: 1024,
  height: 1024,
  pictures: [],
  prompt: 'Logo for Finch',
  modificationPrompt: null,
  versionNumber: 1,
  parentDesignId: null,
  changes: [],
  projectId: null,
  pageUrl: null,
  createdAt: '2026-11-02T10:00:00Z',
  ...more,
})

export const answered = (...designs: Design[]): Prediction => ({
  id: ID(9),
  status: 'succeeded',
  output: designs.map(({ imageUrl }) => imageUrl),
  designIds: designs.map(({ id }) => id),
  designs,
  replitPrompt: 'Build it',
  message: "Perfect! I've created a logo.",
})

/** The stored answer of the first project that brought these. */
const toldOf = (designs: Design[]) => ({
  id: 'told',
  projectId: ID(1),
  type: 'ai' as const,
  content: 'Here they are.',
  imageUrl: null,
  metadata: { designUrls: designs.map(({ imageUrl }) => imageUrl), designIds: designs.map(({ id }) => id) },
  createdAt: '2026-11-02T10:00:00Z',
})

/** A server with these projects, of one's own and of others, which keeps what is said. */
export function server({
  projects,
  shared = [],
  designs = [],
}: {
  projects: Project[]
  shared?: Project[]
  designs?: Design[]
}) {
  const messages: (Message & { projectId: string })[] = []
  if (designs.length > 0) messages.push(toldOf(designs))
  const answers: Answers = {
    'GET /api/user': () => ADA,
    'GET /api/projects': ({ query }) => (query.has('shared') ? shared : projects),
    'POST /api/projects': ({ body }) => {
      const { id, title } = body as { id: string; title: string }
      const made = { ...project(1, title, 9), id }
      projects.unshift(made)
      return made
    },
    'PATCH /api/projects/:id': ({ params, body }) => {
      const found = projects.find(({ id }) => id === params.id)
      return found ? Object.assign(found, body) : refusal(404, 'There is no such project.')
    },
    'DELETE /api/projects/:id': ({ params }) => {
      projects.splice(
        projects.findIndex(({ id }) => id === params.id),
        1,
      )
      return { ok: true }
    },
    'GET /api/projects/:id/full': ({ params }) => ({
      project: projects[0],
      messages: [],
      designs: params.id === ID(1) ? designs : [],
    }),
    'GET /api/projects/:id/messages': ({ params }) => messages.filter(({ projectId }) => projectId === params.id),
    'POST /api/projects/:id/messages': ({ params, body }) => {
      const said = {
        ...(body as Message),
        id: `m${messages.length}`,
        imageUrl: null,
        createdAt: '2026-11-08T00:00:00Z',
      }
      messages.push({ ...said, projectId: params.id ?? '' })
      return said
    },
    'POST /api/generate-design': () => answered(design(8)),
  }
  return { ...fakeApi(answers), messages }
}
