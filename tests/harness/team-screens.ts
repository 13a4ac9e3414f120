/** The screens of what people share, with a team that is made up. */
import type { Page } from 'playwright-core'
import type { Populated } from './populated.ts'
import { arrive } from './visit.ts'

const [SINCE, UNTIL] = ['2026-11-20T09:00:00.000Z', '2036-12-04T09:00:00.000Z']
const ID = '6f1a1f6e-8f0a-4c0e-9d59-0d6a0a7d3c11'
const TEAM = {
  owner: { accountId: ID, name: 'Ada Byron' },
  members: [
    { id: ID, accountId: ID, name: 'Bea Lund', email: 'bea.lund@a-rather-long-department.example.com', role: 'editor' },
  ].map((one) => ({ ...one, since: SINCE })),
  invitations: [{ id: ID, email: 'cay@example.com', role: 'viewer', createdAt: SINCE, expiresAt: UNTIL }],
  reviewLinks: 2,
}
const INVITED = {
  ...{ kind: 'project', title: 'A jazz night at The Blue Door', role: 'editor', inviterName: 'Ada Byron' },
  ...{ email: 'bea.lund@a-rather-long-department.example.com', expiresAt: UNTIL, isAccepted: false },
}

/** The dialog of members, of a project with designs. */
export async function openMembers(page: Page, { poster }: Populated): Promise<void> {
  await page.route('**/api/projects/*/members', (route) => route.fulfill({ json: TEAM }))
  await arrive(page, `/dashboard?project=${poster}`)
  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: 'Project' }).click()
  await page.getByRole('button', { name: 'Members' }).click()
  await page.getByRole('list', { name: 'Open invitations' }).waitFor()
}

/** What is asked before somebody is removed who saw review links. */
export async function openRemoval(page: Page, there: Populated): Promise<void> {
  await openMembers(page, there)
  await page.getByRole('button', { name: 'Role of Bea Lund: Editor' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('checkbox').waitFor()
}

/** What the link of an invitation leads to. */
export async function openInvitation(page: Page): Promise<void> {
  await page.route('**/api/invitations/*', (route) => route.fulfill({ json: INVITED }))
  await arrive(page, `/invitation/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'You are invited to a project' }).waitFor()
}
