/** Who may do what with a project and a brand kit: every endpoint that bears one, asked by everybody of a team and beside it. */
import { api, type Endpoint, type Role, type Subject } from '@limner/contract'
import type { Prediction } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BODIES, MISSING, REFUSED } from '../bodies.ts'
import { Person, query, startServer, type TestServer } from '../harness.ts'

/**
 * The least that somebody must be, written down a second time: whoever adds an endpoint says it here, too.
 */
const TAKES: Record<string, Role> = {
  getProject: 'viewer',
  getFullProject: 'viewer',
  listProjectDesigns: 'viewer',
  listMessages: 'viewer',
  getProjectModels: 'viewer',
  summarizeProject: 'viewer',
  exportProject: 'viewer',
  getProjectTeam: 'viewer',
  leaveProject: 'viewer',
  createMessage: 'editor',
  updateProject: 'editor',
  duplicateProject: 'owner',
  deleteProject: 'owner',
  restoreProject: 'owner',
  deleteForEver: 'owner',
  inviteToProject: 'owner',

  getDesign: 'viewer',
  getDesignSet: 'viewer',
  getDesignParts: 'viewer',
  getDesignDrawing: 'viewer',
  getDesignSheet: 'viewer',
  preflightDesign: 'viewer',
  getPrintChoices: 'viewer',
  listDesignFiles: 'viewer',
  exportDesign: 'viewer',
  exportDesignSet: 'viewer',
  listMockups: 'viewer',
  exportMockup: 'viewer',
  reportLogo: 'viewer',
  exportLogoReport: 'viewer',
  trySeries: 'viewer',
  exportSeries: 'viewer',
  saveBrandKit: 'viewer',
  listReviews: 'viewer',
  operateDesign: 'editor',
  getPartSetting: 'editor',
  makeDesignSet: 'editor',
  repeatInSet: 'editor',
  favouriteDesign: 'editor',
  unfavouriteDesign: 'editor',
  remixDesign: 'owner',
  createReview: 'owner',

  exportPicture: 'viewer',
  getPrediction: 'viewer',
  followPrediction: 'viewer',

  resolveReviewEntry: 'editor',
  showInReview: 'owner',
  revokeReview: 'owner',

  getBrandKit: 'viewer',
  listBrandKitFonts: 'viewer',
  getBrandKitTeam: 'viewer',
  leaveBrandKit: 'viewer',
  updateBrandKit: 'editor',
  duplicateBrandKit: 'owner',
  deleteBrandKit: 'owner',
  inviteToBrandKit: 'owner',

  changeMemberRole: 'owner',
  removeMember: 'owner',
  resendMemberInvitation: 'owner',
  revokeMemberInvitation: 'owner',
}

const NOUNS: Subject['noun'][] = [
  ...(['project', 'project in the bin', 'design', 'picture', 'prediction', 'review', 'brand kit'] as const),
  ...(['member', 'member invitation'] as const),
]
const bearing = Object.entries<Endpoint>(api).filter(
  ([, { subject }]) => subject && NOUNS.includes(subject.noun) && subject.access !== 'anyone',
)

const CALLERS = ['owner', 'editor', 'viewer', 'stranger', 'guest'] as const
type Who = (typeof CALLERS)[number]
const RANK: Record<Who, number> = { owner: 3, editor: 2, viewer: 1, stranger: 0, guest: 0 }

let server: TestServer
const people = {} as Record<Who, Person>
const ids: Partial<Record<Who, string>> = {}
/** What is only asked of, or changed and still there. */
const things = {} as Record<Subject['noun'], string>

const insert = async (text: string, values: unknown[]): Promise<string> => {
  const [row] = await query<{ id: string }>(server.databaseUrl, `${text} returning id`, values)
  return row?.id ?? ''
}

/** Makes the editor and the viewer members. */
const share = async (column: 'project_id' | 'brand_kit_id', id: string) => {
  for (const role of ['editor', 'viewer'] as const)
    await insert(`insert into members (${column}, user_id, role) values ($1, $2, $3)`, [id, ids[role], role])
}
async function newProject(): Promise<string> {
  const { id } = await people.owner.createProject('Ours')
  await share('project_id', id)
  return id
}
async function newKit(): Promise<string> {
  const { id } = (await people.owner.post('/api/brand-kits', { name: 'Ours' })).json()
  await share('brand_kit_id', id)
  return id
}
const newReview = async (): Promise<string> =>
  (await people.owner.post(`/api/designs/${things.design}/reviews`, {})).json().id
const newInvitation = async (): Promise<string> => {
  const body = { email: `${crypto.randomUUID()}@example.com`, role: 'viewer' }
  return (await people.owner.post(`/api/projects/${things.project}/invitations`, body)).json().id
}
async function newMember(): Promise<string> {
  const email = await new Person(server.app).signUp()
  const text = `insert into members (project_id, user_id, role) select $1, id, 'viewer' from users where email = $2`
  return insert(text, [things.project, email])
}

/** Each call of these takes a thing of its own. */
const CONSUMED: Record<string, () => Promise<string>> = {
  leaveProject: newProject,
  deleteProject: newProject,
  restoreProject: async () => {
    const id = await newProject()
    await people.owner.send('DELETE', `/api/projects/${id}`)
    return id
  },
  leaveBrandKit: newKit,
  deleteBrandKit: newKit,
  revokeReview: newReview,
  removeMember: newMember,
  changeMemberRole: newMember,
  resendMemberInvitation: newInvitation,
  revokeMemberInvitation: newInvitation,
}
CONSUMED.deleteForEver = () => CONSUMED.restoreProject?.() ?? Promise.resolve('')

beforeAll(async () => {
  server = await startServer()
  for (const who of CALLERS) people[who] = new Person(server.app)
  await people.guest.post('/api/guest')
  for (const who of ['owner', 'editor', 'viewer', 'stranger'] as const) {
    await people[who].signUp()
    ids[who] = (await people[who].get('/api/user')).json().id
  }
  things.project = await newProject()
  things['brand kit'] = await newKit()
  const made: Prediction = await people.owner.make({ prompt: 'Logo for Rights', projectId: things.project })
  things.design = made.designId ?? ''
  things.prediction = made.id
  things.picture = /[\da-f-]{36}/.exec(made.output?.[0] ?? '')?.[0] ?? ''
  things.review = await newReview()
}, 60_000)
afterAll(() => server.close())

test('every endpoint that bears a project or a brand kit says what it takes', () => {
  expect(Object.keys(TAKES).sort()).toEqual(bearing.map(([name]) => name).sort())
})

/** Invitations are to somebody new each time. */
const bodyOf = (name: string): unknown =>
  name.startsWith('inviteTo') ? { email: `${crypto.randomUUID()}@example.com`, role: 'viewer' } : BODIES[name]

/** What is answered to whoever may. */
const answerOf = (name: string, { status }: Endpoint, who: Who): number =>
  name.startsWith('leave') && who !== 'owner' ? 200 : (REFUSED[name] ?? status ?? 200)

describe.each(bearing)('%s', (name, endpoint) => {
  test.each(CALLERS)('%s', async (who) => {
    const id = (await CONSUMED[name]?.()) ?? things[endpoint.subject?.noun ?? 'project']
    const path = endpoint.path.replace(/:\w+/, id)
    const answer = await people[who].send(endpoint.method, path, bodyOf(name))
    const takes = RANK[TAKES[name] ?? 'owner']
    // Of a guest the account is asked for before the thing is looked at.
    const refused = who === 'guest' && endpoint.auth === 'session' ? 401 : 403
    expect(answer.statusCode, answer.body).toBe(RANK[who] >= takes ? answerOf(name, endpoint, who) : refused)
  })
})

const wordsOf = async (who: Who, method: 'PATCH' | 'DELETE', path: string, body?: unknown) => {
  const answer = await people[who].send(method, path, body)
  return [answer.statusCode, answer.json().message]
}

test('who may not is told in a sentence what they would have to be', async () => {
  const [project, kit] = [`/api/projects/${things.project}`, `/api/brand-kits/${things['brand kit']}`]
  expect(await wordsOf('viewer', 'PATCH', project, { title: 'Mine' })).toEqual([
    403,
    'You can look at this project but not change it. Its owner can make you an editor.',
  ])
  expect(await wordsOf('viewer', 'PATCH', kit, { name: 'Mine' })).toEqual([
    403,
    'You can use this brand kit but not change it. Its owner can make you an editor.',
  ])
  expect(await wordsOf('editor', 'DELETE', project)).toEqual([403, 'Only the owner of this project can do this.'])
  expect(await wordsOf('stranger', 'DELETE', project)).toEqual([403, 'This project belongs to somebody else.'])
})

test('an editor renames a project and does not publish it; its owner does both', async () => {
  const project = `/api/projects/${things.project}`
  expect(await wordsOf('editor', 'PATCH', project, { title: 'Ours', isPublic: true })).toEqual([
    403,
    'Only the owner of this project can do this.',
  ])
  expect((await people.editor.get(project)).json().isPublic).toBe(false)
  const renamed = await people.editor.send('PATCH', project, { title: 'Ours together' })
  expect(renamed.json()).toMatchObject({ title: 'Ours together', access: 'editor' })
  for (const isPublic of [true, false])
    expect((await people.owner.send('PATCH', project, { isPublic })).json()).toMatchObject({
      isPublic,
      access: 'owner',
    })
})

describe('ids in bodies', () => {
  const CASES = [
    ['projectId', 'project', 'editor'],
    ['parentDesignId', 'design', 'editor'],
    ['selectedDesignId', 'design', 'editor'],
    ['brand', 'brand kit', 'viewer'],
  ] as const
  test.each(CASES)('%s takes a role in the %s: %s', async (field, noun, takes) => {
    for (const who of ['editor', 'viewer', 'stranger', 'guest'] as const) {
      // What is selected is looked at in its own project.
      const body = {
        prompt: 'Logo for Ids',
        ...(field === 'selectedDesignId' && { projectId: things.project }),
        [field]: things[noun],
      }
      const answer = await people[who].post('/api/generate-design', body)
      expect(answer.statusCode, answer.body).toBe(RANK[who] >= RANK[takes] ? 200 : 403)
    }
  })

  test('a design of the project is looked at by its id and its address, and made into code', async () => {
    const { design } = (await people.owner.get(`/api/designs/${things.design}`)).json()
    for (const body of [{ designId: things.design }, { imageUrl: design.imageUrl }])
      for (const who of CALLERS) {
        const answer = await people[who].post('/api/generate-code', body)
        expect(answer.statusCode, answer.body).toBe(RANK[who] >= RANK.viewer ? 200 : 403)
      }
  })

  test('designs of a project do not leave it for one of an editor’s own', async () => {
    const mine = await people.editor.createProject('Mine')
    const made: Prediction = (await people.editor.get(`/api/prediction/${things.prediction}`)).json()
    for (const more of [{ near: [things.design, made.designIds?.[1] ?? ''] }, { selectedDesignId: things.design }]) {
      const answer = await people.editor.post('/api/generate-design', {
        ...{ prompt: 'Logo for Taken', projectId: mine.id },
        ...more,
      })
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'Designs of somebody else’s project stay in it.',
      ])
    }
  })

  test('nothing is there at an id of nothing', async () => {
    expect((await people.editor.get(`/api/projects/${MISSING}/members`)).statusCode).toBe(404)
  })
})
