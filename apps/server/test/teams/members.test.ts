/** People who work on a project together: invited, let in, working, and gone again. */
import fs from 'node:fs'
import path from 'node:path'
import type { Message, Prediction, Project, Team } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberOf, PASSWORD, Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'
import { accept, invite, pair, somebody, tokenOf } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(() => server.close())

const ofProject = ({ id }: { id: string }) => `/api/projects/${id}`
const teamOf = async (person: Person, project: { id: string }): Promise<Team> =>
  (await person.get(`${ofProject(project)}/members`)).json()

const lastMail = (): string => {
  const folder = path.join(server.config.dataDirectory, 'mail')
  const file = fs.readdirSync(folder).sort().at(-1) ?? ''
  // Quoted-printable: long lines are folded.
  return fs
    .readFileSync(path.join(folder, file), 'utf8')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
}

describe('invitations', () => {
  test('somebody is invited by mail, reads to what, accepts, and sees the project in their list', async () => {
    const [owner, guest] = [await somebody(server.app), await somebody(server.app)]
    const project = await owner.person.createProject('Harbor & Finch https://evil.example/now')
    const sent = await invite(owner.person, ofProject(project), guest.email.toUpperCase(), 'editor')
    expect(sent.statusCode).toBe(201)
    // Without an SMTP server nobody is reached: the link is to be handed over.
    expect(sent.json()).toMatchObject({ role: 'editor', isMailed: false })
    const { link } = sent.json()
    const mail = lastMail()
    expect(mail).toContain(link)
    expect(mail).toContain('Ada B invites you to a project')
    expect(mail).not.toContain('evil')
    const read = await new Person(server.app).get(`/api/invitations/${tokenOf(link)}`)
    expect(read.json()).toMatchObject({
      ...{ kind: 'project', title: project.title, role: 'editor', inviterName: 'Ada B', isAccepted: false },
    })
    expect((await guest.person.get(`/api/projects/${project.id}`)).statusCode).toBe(403)
    expect((await accept(guest.person, link)).json()).toEqual({ kind: 'project', id: project.id, role: 'editor' })
    expect((await accept(guest.person, link)).json()).toEqual({ kind: 'project', id: project.id, role: 'editor' })

    const shared: Project[] = (await guest.person.get('/api/projects?shared=true')).json()
    expect(shared).toMatchObject([{ id: project.id, access: 'editor', ownerName: 'Ada B', memberCount: 1 }])
    expect((await guest.person.get('/api/projects')).json()).toEqual([])
    expect((await owner.person.get('/api/projects')).json()).toMatchObject([{ access: 'owner', memberCount: 1 }])
    expect((await guest.person.get(`/api/projects/${project.id}`)).json()).toMatchObject({
      ...{ access: 'editor', ownerName: 'Ada B' },
    })

    const own = await teamOf(owner.person, project)
    expect(own).toMatchObject({
      owner: { accountId: owner.id, name: 'Ada B' },
      members: [{ accountId: guest.id, name: 'Ada B', email: guest.email, role: 'editor' }],
      invitations: [],
    })
    // The address is the owner's to know.
    expect((await teamOf(guest.person, project)).members).toMatchObject([{ accountId: guest.id, email: null }])
  })

  test('a link is good for the address that was invited, until it is revoked, too old or sent again', async () => {
    const [owner, guest, other] = [await somebody(server.app), await somebody(server.app), await somebody(server.app)]
    const project = await owner.person.createProject()
    const first = (await invite(owner.person, ofProject(project), guest.email, 'viewer')).json()
    const refused = await accept(other.person, first.link)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      `This invitation was sent to ${guest.email}. Sign in with that address, or ask for an invitation to yours.`,
    ])
    expect((await accept(new Person(server.app), first.link)).statusCode).toBe(401)
    const again = (await owner.person.post(`/api/member-invitations/${first.id}/resend`)).json()
    expect(again.id).toBe(first.id)
    const gone = await accept(guest.person, first.link)
    expect([gone.statusCode, gone.json().message]).toEqual([
      404,
      'This invitation is used, revoked or too old. Ask whoever invited you for a new one.',
    ])
    await query(server.databaseUrl, `update member_invitations set expires_at = now() where id = $1`, [first.id])
    expect((await accept(guest.person, again.link)).statusCode).toBe(404)
    // Too old, and still there to be sent again.
    expect((await teamOf(owner.person, project)).invitations).toMatchObject([{ id: first.id, email: guest.email }])
    const third = (await owner.person.post(`/api/member-invitations/${first.id}/resend`)).json()
    expect((await owner.person.send('DELETE', `/api/member-invitations/${first.id}`)).json()).toEqual({ ok: true })
    expect((await accept(guest.person, third.link)).statusCode).toBe(404)
    expect((await owner.person.post(`/api/member-invitations/${first.id}/resend`)).statusCode).toBe(404)
  })

  test('owners, members and those who are invited already are not invited', async () => {
    const { owner, member, project } = await pair(server.app)
    const saying = async (email: string) => {
      const answer = await invite(owner.person, ofProject(project), email)
      return [answer.statusCode, answer.json().message]
    }
    expect(await saying(owner.email)).toEqual([409, 'You own this project.'])
    expect(await saying(member.email)).toEqual([409, 'They are a member already.'])
    await saying('new@example.com')
    expect(await saying('New@Example.com')).toEqual([
      409,
      'This address is invited already. Send the invitation again, or revoke it first.',
    ])
  })

  test('of many that are sent at once the last place is given once, and a day has its limit', async () => {
    const owner = await somebody(server.app)
    const project = await owner.person.createProject()
    await query(
      server.databaseUrl,
      `insert into member_invitations (token_hash, project_id, email, role, invited_by, expires_at)
       select sha256(($1 || n)::bytea), $1::uuid, n || '@example.com', 'viewer', $2::uuid, now() + interval '1 day'
       from generate_series(1, 49) n`,
      [project.id, owner.id],
    )
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((one) => invite(owner.person, ofProject(project), `${one}@example.com`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    await query(server.databaseUrl, `update member_invitations set mails = 3 where project_id = $1`, [project.id])
    const spent = await invite(owner.person, ofProject(await owner.person.createProject()), 'd@example.com')
    expect([spent.statusCode, spent.json().message]).toEqual([
      429,
      'You have sent 100 invitations today. Go on tomorrow.',
    ])
  })

  test('where signing up takes an invitation, one to a project opens an account', async () => {
    const owner = await somebody(server.app)
    const project = await owner.person.createProject()
    const { app } = await startServerForTest({
      databaseUrl: server.databaseUrl,
      environment: { REGISTRATION: 'invited' },
    })
    const inviter = new Person(app)
    await inviter.post('/api/login', { email: owner.email, password: PASSWORD })
    const { link } = (await invite(inviter, ofProject(project), 'grace@example.com', 'viewer')).json()
    const register = (person: Person, email: string, invitation: string) =>
      person.post('/api/register', { email, password: PASSWORD, invitation })
    expect((await register(new Person(app), 'eve@example.com', tokenOf(link))).statusCode).toBe(403)
    const grace = new Person(app)
    expect((await register(grace, 'Grace@example.com', tokenOf(link))).statusCode).toBe(201)
    expect((await accept(grace, link)).json()).toEqual({ kind: 'project', id: project.id, role: 'viewer' })
    // It has opened one account, and opens no other.
    expect((await register(new Person(app), 'grace@example.com', tokenOf(link))).statusCode).toBe(409)
  })

  test('unless the server says that members let nobody in', async () => {
    const owner = await somebody(server.app)
    const project = await owner.person.createProject()
    const { app } = await startServerForTest({
      databaseUrl: server.databaseUrl,
      environment: { REGISTRATION: 'invited', MEMBERS_INVITE: 'off' },
    })
    const { link } = (await invite(owner.person, ofProject(project), 'hedy@example.com')).json()
    const hedy = { email: 'hedy@example.com', password: PASSWORD, invitation: tokenOf(link) }
    expect((await new Person(app).post('/api/register', hedy)).statusCode).toBe(403)
    // Whoever has an account accepts all the same.
    const member = await somebody(server.app)
    const invited = (await invite(owner.person, ofProject(project), member.email)).json()
    await member.person.post('/api/login', { email: member.email, password: PASSWORD })
    expect((await accept(member.person, invited.link)).statusCode).toBe(200)
  })
})

describe('a team', () => {
  test('roles change, members are removed or leave, and the owner stays', async () => {
    const { owner, member, project } = await pair(server.app, 'viewer')
    const [row] = (await teamOf(owner.person, project)).members
    const write = () => member.person.post(`/api/projects/${project.id}/messages`, { content: 'Hello' })
    expect((await write()).statusCode).toBe(403)
    const changed = await owner.person.send('PATCH', `/api/members/${row?.id}`, { role: 'editor' })
    expect(changed.json()).toMatchObject({ id: row?.id, role: 'editor', email: member.email })
    expect((await write()).statusCode).toBe(201)
    const stays = await owner.person.send('DELETE', `/api/projects/${project.id}/membership`)
    expect([stays.statusCode, stays.json().message]).toEqual([
      409,
      'This project is yours: you can delete it, but not leave it.',
    ])
    expect((await member.person.send('DELETE', `/api/projects/${project.id}/membership`)).json()).toEqual({ ok: true })
    expect((await write()).statusCode).toBe(403)
    expect((await member.person.get('/api/projects?shared=true')).json()).toEqual([])

    // Whoever was invited again and removed does not come back by the old link.
    const { link } = (await invite(owner.person, ofProject(project), member.email)).json()
    await accept(member.person, link)
    const [again] = (await teamOf(owner.person, project)).members
    expect((await owner.person.send('DELETE', `/api/members/${again?.id}`)).json()).toEqual({
      ok: true,
      renewedLinks: 0,
    })
    expect((await accept(member.person, link)).statusCode).toBe(404)
    expect((await member.person.get(`/api/projects/${project.id}/full`)).statusCode).toBe(403)
  })

  test('a project in the bin is nobody else’s to see, and comes back with its people', async () => {
    const { owner, member, project } = await pair(server.app)
    await owner.person.send('DELETE', `/api/projects/${project.id}`)
    expect((await member.person.get(`/api/projects/${project.id}`)).statusCode).toBe(404)
    expect((await member.person.get('/api/projects?shared=true')).json()).toEqual([])
    expect((await member.person.get('/api/bin')).json()).toEqual([])
    await owner.person.post(`/api/bin/${project.id}/restore`)
    expect((await member.person.get(`/api/projects/${project.id}`)).json()).toMatchObject({ access: 'editor' })
  })

  test('an API key acts as its account, in projects of others, too', async () => {
    const { owner, member, project } = await pair(server.app)
    const { key } = (
      await member.person.post('/api/user/keys', { name: 'Key', password: PASSWORD, scopes: ['read', 'design'] })
    ).json()
    const program = new Person(server.app)
    const bearer = { authorization: `Bearer ${key}` }
    expect((await program.get(`/api/projects/${project.id}`, bearer)).json()).toMatchObject({ access: 'editor' })
    const made = await program.make({ prompt: 'Logo for Program', projectId: project.id }, bearer)
    expect(made.status).toBe('succeeded')
    const elsewhere = await owner.person.createProject()
    expect((await program.get(`/api/projects/${elsewhere.id}`, bearer)).statusCode).toBe(403)
    expect(
      (
        await program.post(
          `/api/projects/${project.id}/invitations`,
          { email: 'a@example.com', role: 'viewer' },
          bearer,
        )
      ).statusCode,
    ).toBe(403)
  })
})

describe('work of a member', () => {
  test('designs and pictures are the project owner’s, words stay their author’s, and each counts for who asked', async () => {
    const { databaseUrl } = server
    const limited = await startServerForTest({ databaseUrl, environment: { MONTHLY_DESIGNS: '1' } })
    const { owner, member, project } = await pair(server.app)
    const [theirs, mine] = [new Person(limited.app), new Person(limited.app)]
    await theirs.post('/api/login', { email: member.email, password: PASSWORD })
    await mine.post('/api/login', { email: owner.email, password: PASSWORD })
    const made = await theirs.make({ prompt: 'Logo for Together', projectId: project.id })
    const [design] = await query(databaseUrl, `select owner_id, project_id from designs where id = $1`, [made.designId])
    expect(design).toEqual({ owner_id: owner.id, project_id: project.id })
    const pictures = await query(databaseUrl, `select distinct owner_id from media where project_id = $1`, [project.id])
    expect(pictures).toEqual([{ owner_id: owner.id }])
    const [asked] = await query(databaseUrl, `select owner_id from predictions where id = $1`, [made.id])
    expect(asked).toEqual({ owner_id: member.id })
    // A month has one design for each of them.
    const again = await theirs.post('/api/generate-design', { prompt: 'Logo for Two', projectId: project.id })
    expect(again.statusCode).toBe(402)
    expect((await mine.get('/api/quota')).json()).toMatchObject({ used: 0 })
    expect((await theirs.get('/api/quota')).json()).toMatchObject({ used: 1 })

    await mine.post(`/api/projects/${project.id}/messages`, { content: 'Nice' })
    const said: Message[] = (await theirs.get(`/api/projects/${project.id}/messages`)).json()
    expect(said.map(({ type, content, author }) => [type, type === 'user' ? content : '', author?.id])).toEqual([
      ['user', 'Logo for Together', member.id],
      ['ai', '', undefined],
      ['user', 'Nice', owner.id],
    ])
    // Readers of what is published learn no names.
    await mine.send('PATCH', `/api/projects/${project.id}`, { isPublic: true })
    const seen = (await new Person(limited.app).get(`/api/projects/${project.id}/full`)).json()
    expect(seen.project).toMatchObject({ access: null, isPublic: true })
    expect(JSON.stringify(seen)).not.toMatch(/author|ownerName|Ada/)
  })

  test('both follow a generation, see its pictures and its page, and a stranger does not', async () => {
    const { owner, member, project } = await pair(server.app, 'viewer')
    const made = await owner.person.make({ prompt: 'Logo for Seen', projectId: project.id })
    const [address] = made.output ?? []
    const stranger = await memberOf(server)
    for (const [person, expected] of [
      [owner.person, 200],
      [member.person, 200],
      [stranger, 403],
    ] as const) {
      expect((await person.get(`/api/prediction/${made.id}`)).statusCode).toBe(expected)
      expect((await person.get(address ?? '')).statusCode).toBe(expected)
      expect((await person.get(`/api/designs/${made.designId}`)).statusCode).toBe(expected)
    }
    // What may be taken away is asked for anew each time.
    expect((await member.person.get(address ?? '')).headers['cache-control']).toBe('private, no-cache')
    expect((await owner.person.get(address ?? '')).headers['cache-control']).toContain('immutable')
  })

  const PIXEL =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('a picture that a member attaches is seen by all of the project, and only there', async () => {
    const { owner, member, project } = await pair(server.app)
    const said = await member.person.post(`/api/projects/${project.id}/messages`, { content: 'This', imageUrl: PIXEL })
    const { imageUrl } = said.json()
    expect((await owner.person.get(imageUrl)).statusCode).toBe(200)
    expect((await (await memberOf(server)).get(imageUrl)).statusCode).toBe(403)
    // The owner's picture serves in the project, and not in one of the member's own.
    const mine = await member.person.createProject()
    const wish = (projectId: string) =>
      member.person.post('/api/generate-design', { prompt: 'Poster', projectId, image_input: [imageUrl] })
    expect((await wish(project.id)).statusCode).toBe(200)
    expect((await wish(mine.id)).statusCode).toBe(403)
    // One of the member's own is copied, so that the others see it.
    const own = (
      await member.person.post(`/api/projects/${mine.id}/messages`, { content: 'A', imageUrl: PIXEL })
    ).json()
    const made: Prediction = await member.person.make({
      ...{ prompt: 'Poster of mine', projectId: project.id, image_input: [own.imageUrl] },
    })
    const messages: Message[] = (await owner.person.get(`/api/projects/${project.id}/messages`)).json()
    const sent = messages.find(({ content }) => content === 'Poster of mine')
    expect(made.status).toBe('succeeded')
    expect(sent?.imageUrl).not.toBe(own.imageUrl)
    expect((await owner.person.get(sent?.imageUrl ?? '')).statusCode).toBe(200)
    expect((await owner.person.get(own.imageUrl)).statusCode).toBe(403)
  })

  test('whoever has left reads nothing of it any more, not even by what they asked for themselves', async () => {
    const { owner, member, project } = await pair(server.app)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { prompt: 'Logo for Left', projectId: project.id }
    const made = await member.person.make(body, key)
    await member.person.send('DELETE', `/api/projects/${project.id}/membership`)
    expect((await member.person.get(`/api/prediction/${made.id}`)).statusCode).toBe(403)
    expect((await member.person.post('/api/generate-design', body, key)).statusCode).toBe(403)
    const stop = await member.person.post('/api/generate-design/stop', { key: key['idempotency-key'] })
    expect(stop.statusCode).toBe(403)
    expect((await owner.person.get(`/api/prediction/${made.id}`)).statusCode).toBe(200)
  })

  test('an account that is deleted leaves its work in projects of others, without its name', async () => {
    const { owner, member, project } = await pair(server.app)
    const made = await member.person.make({ prompt: 'Logo for Stays', projectId: project.id })
    const kept = (await member.person.get('/api/user/export')).json()
    expect(kept.memberships).toMatchObject([{ projectId: project.id, role: 'editor' }])
    expect(kept.projects).toEqual([])
    expect((await owner.person.get('/api/user/export')).json().memberInvitations).toMatchObject([
      { email: member.email, role: 'editor' },
    ])
    expect((await member.person.send('DELETE', '/api/user', { password: PASSWORD })).statusCode).toBe(200)
    expect((await owner.person.get(`/api/designs/${made.designId}`)).statusCode).toBe(200)
    const said: Message[] = (await owner.person.get(`/api/projects/${project.id}/messages`)).json()
    expect(said[0]).toMatchObject({ content: 'Logo for Stays', author: null })
    expect((await teamOf(owner.person, project)).members).toEqual([])
  })

  test('what a member says tells nothing of the owner', async () => {
    const { owner, member, project } = await pair(server.app)
    const say = (person: Person, content: string) => person.post(`/api/projects/${project.id}/messages`, { content })
    await say(owner.person, 'I like serif typefaces')
    await say(member.person, 'I hate pink and I always want it dark')
    const remembered = JSON.stringify((await owner.person.get('/api/memory')).json())
    expect(remembered).toMatch(/serif/i)
    expect(remembered).not.toMatch(/pink/i)
  })
})

describe('two at once', () => {
  const darker = { op: 'palette', set: { paper: '#102030' } }
  const MEANWHILE = 'This design was changed meanwhile: there is a version 2. Look at it first.'
  const operate = (person: Person, id: string | undefined, knownVersion?: number) =>
    person.post(`/api/designs/${id}/operations`, { operations: [darker], ...(knownVersion && { knownVersion }) })

  test('who changes what somebody else has changed meanwhile is told, and nothing is lost', async () => {
    const { owner, member, project } = await pair(server.app)
    const { designId } = await owner.person.make({ prompt: 'Logo for Both', projectId: project.id })
    expect((await operate(owner.person, designId, 1)).json()).toMatchObject({ status: 'succeeded' })
    const told = await operate(member.person, designId, 1)
    expect([told.statusCode, told.json().message]).toEqual([409, MEANWHILE])
    const words = { prompt: 'darker', modificationPrompt: 'darker', parentDesignId: designId, knownVersion: 1 }
    expect((await member.person.post('/api/generate-design', words)).statusCode).toBe(409)
    // Whoever has looked at it goes on, from whichever version.
    expect((await operate(member.person, designId, 2)).json().designs).toMatchObject([{ versionNumber: 3 }])
    expect((await operate(owner.person, designId)).json().designs).toMatchObject([{ versionNumber: 4 }])
  })

  test('of two that were both let in, one is made and the other is told', async () => {
    const { owner, member, project } = await pair(server.app)
    const { designId } = await owner.person.make({ prompt: 'Logo for Both', projectId: project.id })
    const words = {
      prompt: 'slow darker',
      modificationPrompt: 'slow darker',
      parentDesignId: designId,
      knownVersion: 1,
    }
    const both = await Promise.all([owner.person.make(words), member.person.make(words)])
    expect(both.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded'])
    expect(both.find(({ status }) => status === 'failed')?.error).toBe(MEANWHILE)
    const { versions } = (await owner.person.get(`/api/designs/${designId}`)).json()
    expect(versions).toHaveLength(2)
  })
})
