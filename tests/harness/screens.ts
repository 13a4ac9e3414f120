/** The screens of the product in the states that people find them in: to be looked at, and to be examined. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Populated } from './populated.ts'
import { openInvitation, openMembers, openRemoval } from './team-screens.ts'
import { arrive, signIn, type Visit, visit } from './visit.ts'

export interface Screen {
  name: string
  /** Who looks: somebody unknown, or the person who has worked here. */
  as: 'guest' | 'owner'
  /** Leaves the page in the state. */
  open: (page: Page, there: Populated) => Promise<void>
  /** A page to scroll through: pictured to its end. */
  whole?: true
  /** What the browser reports in this state although nothing is wrong. */
  reports?: RegExp
}

const at =
  (path: string): Screen['open'] =>
  async (page) => {
    await arrive(page, path)
  }

/** Opens the dashboard on a tab, the chat with a project. */
async function dashboard(page: Page, tab: 'chat' | 'projects' | 'settings', projectId = ''): Promise<void> {
  await arrive(page, `/dashboard?tab=${tab}${projectId && `&project=${projectId}`}`)
  if (tab === 'chat' && projectId) await everyPicture(page)
  if (tab === 'settings') await page.getByText('This session').waitFor()
}
/** Waits until a chat shows its designs, and their pictures. */
async function everyPicture(page: Page): Promise<void> {
  await view(page, /^View /).waitFor()
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Describe your design' })
const view = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).last()
const answers = /Failed to load resource|net::ERR/

async function ask(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}
async function openViewer(page: Page, there: Populated): Promise<void> {
  await dashboard(page, 'chat', there.poster)
  await openFullSize(page)
}

async function openFullSize(page: Page): Promise<void> {
  await view(page, /^Open .* full size$/).click()
  await page.getByRole('dialog').waitFor()
}

/** A tool of the viewer: on a phone, where there is room for few, it is in the menu. */
async function chooseTool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  const tool = page.getByRole('button', { name, exact: true })
  await more.or(tool).first().waitFor()
  if ((await more.count()) === 0) return tool.click()
  await more.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const AT = '2026-11-28T12:00:00.000Z'
const WEBHOOKS = [
  {
    ...{ id: '6f1a1f6e-8f0a-4c0e-9d59-0d6a0a7d3c11', url: 'https://hooks.example.com/limner', createdAt: AT },
    ...{ events: ['generation.finished'], isEnabled: false, disabledBecause: 'failures', failingSince: AT },
  },
  {
    ...{
      id: '7a1a1f6e-8f0a-4c0e-9d59-0d6a0a7d3c12',
      url: 'https://example.com/a/rather/long/path/to/limner',
      createdAt: AT,
    },
    ...{ events: ['edit.finished', 'review.answered'], isEnabled: true, disabledBecause: null, failingSince: null },
  },
]
const DELIVERIES = [
  { id: '1', type: 'ping', state: 'delivered', tries: 1, status: 204, answer: '', milliseconds: 41, nextAt: null },
  {
    id: '2',
    type: 'edit.finished',
    state: 'failed',
    tries: 9,
    status: 500,
    answer: 'Out of order',
    milliseconds: 9,
    nextAt: null,
  },
  {
    id: '3',
    type: 'review.answered',
    state: 'waiting',
    tries: 2,
    status: null,
    answer: 'Nobody answers at this address.',
    milliseconds: 3,
    nextAt: AT,
  },
].map((one) => ({ ...one, triedAt: AT, createdAt: AT }))

export const SCREENS: readonly Screen[] = [
  { name: 'dashboard', as: 'guest', open: at('/dashboard') },
  { name: 'chat', as: 'owner', open: (page, { poster }) => dashboard(page, 'chat', poster) },
  {
    name: 'chat-concepts',
    as: 'owner',
    open: async (page, { website }) => dashboard(page, 'chat', website),
  },
  {
    name: 'chat-thinking',
    as: 'guest',
    open: async (page) => {
      await page.route('**/api/generate-design', () => undefined)
      await arrive(page, '/dashboard')
      await ask(page, 'Logo for a coffee roaster called Harbor & Finch')
      await page.getByRole('button', { name: 'Stop' }).waitFor()
    },
  },
  {
    name: 'chat-failed',
    as: 'guest',
    reports: answers,
    open: async (page) => {
      const problem = { error: 'unavailable', message: 'There is a lot to do at the moment. Please try again.' }
      await page.route('**/api/generate-design', (route) => route.fulfill({ status: 503, json: problem }))
      await arrive(page, '/dashboard')
      await ask(page, 'Logo for a coffee roaster called Harbor & Finch')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'chat-offline',
    as: 'guest',
    reports: answers,
    open: async (page) => {
      await arrive(page, '/dashboard')
      await page.context().setOffline(true)
      await ask(page, 'Logo for a coffee roaster called Harbor & Finch')
      await page.getByText(/^You are offline. Your message/).waitFor()
    },
  },
  {
    name: 'chat-editing',
    as: 'owner',
    open: async (page, { poster }) => {
      await dashboard(page, 'chat', poster)
      await view(page, 'Edit Design').focus()
      await page.keyboard.press('Enter')
      await page.getByText(/^Editing/).waitFor()
      const { width, height } = { width: 4, height: 3 }
      const png = await page.evaluate(
        ([w, h]) => {
          const canvas = document.createElement('canvas')
          canvas.width = w * 80
          canvas.height = h * 80
          const paint = canvas.getContext('2d') as CanvasRenderingContext2D
          paint.fillStyle = '#3f6f8f'
          paint.fillRect(0, 0, canvas.width, canvas.height)
          return canvas.toDataURL('image/png').split(',')[1] ?? ''
        },
        [width, height] as const,
      )
      const file = { name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
      await page.getByLabel('Image file').setInputFiles(file)
      await page.getByText('Image attached:').waitFor()
    },
  },
  {
    name: 'shortcuts',
    as: 'owner',
    open: async (page, { poster }) => {
      await dashboard(page, 'chat', poster)
      await view(page, /^View .*version 3/).waitFor()
      await page.locator('h1').click()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'viewer', as: 'owner', open: openViewer },
  {
    name: 'viewer-site',
    as: 'owner',
    open: async (page, there) => {
      await dashboard(page, 'chat', there.website)
      await view(page, 'Choose concept 1').click()
      await openFullSize(page)
      await page.keyboard.press('PageDown')
      await page.getByText(/page 2 of \d/).waitFor()
    },
  },
  {
    name: 'viewer-compare',
    as: 'owner',
    open: async (page, there) => {
      await openViewer(page, there)
      await chooseTool(page, 'Compare')
      await page.getByRole('slider').waitFor()
    },
  },
  {
    name: 'viewer-side-by-side',
    as: 'owner',
    open: async (page, there) => {
      await openViewer(page, there)
      await chooseTool(page, 'Compare')
      await page.getByRole('button', { name: 'Side by side' }).click()
    },
  },
  {
    name: 'hand-rotated',
    as: 'owner',
    open: async (page, there) => {
      await dashboard(page, 'chat', there.poster)
      const choose = page.getByRole('button', { name: 'Choose concept 1' })
      if (await choose.isVisible()) await choose.click()
      await page.getByRole('button', { name: 'Edit by hand' }).click()
      // On a phone what can be done is a sheet with tabs.
      await page.getByRole('list', { name: 'Parts' }).first().waitFor()
      const turnTo = async (name: string) => {
        const tab = page.getByRole('tab', { name, exact: true })
        if (await tab.isVisible()) await tab.click()
      }
      await turnTo('Add')
      await page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Rectangle' }).click()
      await page.locator('[data-selection]').waitFor()
      await turnTo('Position')
      const angle = page.getByRole('spinbutton', { name: 'Angle' })
      await angle.fill('30')
      const carriedOut = page.waitForResponse(/\/operations$/)
      await angle.press('Enter')
      // Until then nothing can be changed.
      await carriedOut
      await angle.and(page.locator(':enabled')).waitFor()
      await page.locator('[data-selection]').waitFor()
    },
  },
  { name: 'projects', as: 'owner', whole: true, open: (page) => dashboard(page, 'projects') },
  {
    name: 'projects-none-found',
    as: 'owner',
    open: async (page) => {
      await dashboard(page, 'projects')
      await page.getByPlaceholder('Search your projects...').fill('zebra')
      await page.getByText('No projects found').waitFor()
    },
  },
  {
    name: 'projects-failed',
    as: 'owner',
    reports: answers,
    open: async (page) => {
      await page.route(/\/api\/projects(\?|$)/, (route) => route.fulfill({ status: 503, json: {} }))
      // The page itself would come with them.
      await arrive(page, '/about')
      await page.evaluate(() => history.pushState(null, '', '/dashboard?tab=projects'))
      await page.getByText('Error loading projects').waitFor()
    },
  },
  {
    name: 'projects-delete',
    as: 'owner',
    open: async (page) => {
      await dashboard(page, 'projects')
      await page.getByRole('button', { name: 'Delete project' }).last().click()
      await page.getByText('Yes, delete').waitFor()
    },
  },
  {
    name: 'projects-notice',
    as: 'owner',
    reports: answers,
    open: async (page) => {
      await dashboard(page, 'projects')
      await page.route('**/api/projects/*', (route) => route.fulfill({ status: 503, json: {} }))
      await page.getByRole('switch').first().click()
      await page.getByText('Failed to update project visibility').first().waitFor()
    },
  },
  { name: 'settings', as: 'owner', whole: true, open: (page) => dashboard(page, 'settings') },
  {
    name: 'settings-webhooks',
    as: 'owner',
    open: async (page) => {
      await page.route(/\/api\/webhooks(\?|$)/, (route) => route.fulfill({ json: WEBHOOKS }))
      await page.route(/\/api\/webhooks\/[^/]+\/deliveries/, (route) => route.fulfill({ json: DELIVERIES }))
      await dashboard(page, 'settings')
      await page
        .getByRole('button', { name: /^Messages to/ })
        .last()
        .click()
      await page.getByText('Received, 204').waitFor()
      await page.getByRole('button', { name: 'New webhook' }).click()
      await page.getByRole('heading', { name: 'Webhooks' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'brand',
    as: 'owner',
    whole: true,
    async open(page) {
      await arrive(page, '/brand')
      await page.getByRole('list', { name: 'Brand kits' }).waitFor()
    },
  },
  {
    name: 'brand-editing',
    as: 'owner',
    whole: true,
    async open(page) {
      await arrive(page, '/brand')
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Headlines').waitFor()
    },
  },
  { name: 'gallery', as: 'owner', whole: true, open: at('/designs') },
  { name: 'gallery-none-found', as: 'guest', open: at('/designs?search=zebra') },
  {
    name: 'gallery-failed',
    as: 'guest',
    reports: answers,
    open: async (page) => {
      await page.route('**/api/designs/grouped**', (route) => route.fulfill({ status: 500, json: {} }))
      await arrive(page, '/designs')
      await page.getByLabel('Search projects').fill('anything')
      await page.getByText('Failed to load projects').waitFor()
    },
  },
  {
    name: 'project',
    as: 'guest',
    whole: true,
    open: async (page, { poster }) => at(`/project/${poster}`)(page, {} as Populated),
  },
  {
    name: 'project-empty',
    as: 'owner',
    // A project is asked for as a stranger first; of a private one the browser reports the refusal.
    reports: answers,
    open: async (page, { empty }) => at(`/project/${empty}`)(page, {} as Populated),
  },
  {
    name: 'project-refused',
    as: 'guest',
    reports: answers,
    open: async (page, { empty }) => {
      await arrive(page, `/project/${empty}`)
      await page.getByText('Error Loading Project').waitFor()
    },
  },
  {
    name: 'login',
    as: 'guest',
    whole: true,
    open: at('/login?redirect=dashboard&message=Please sign in to download your design.'),
  },
  { name: 'signup', as: 'guest', whole: true, open: at('/signup') },
  { name: 'reset-password', as: 'guest', whole: true, open: at('/reset-password') },
  {
    name: 'reset-password-sent',
    as: 'guest',
    open: async (page) => {
      await arrive(page, '/reset-password')
      await page.getByLabel('Email').fill('somebody@example.com')
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await page.getByText('Check your email').waitFor()
    },
  },
  { name: 'reset-password-new', as: 'guest', open: at(`/reset-password?token=${'x'.repeat(43)}`) },
  { name: 'invitation', as: 'guest', open: openInvitation },
  { name: 'members', as: 'owner', open: openMembers },
  { name: 'members-remove', as: 'owner', open: openRemoval },
  { name: 'not-found', as: 'guest', open: at('/no-such-page'), reports: answers },
]

/** Who looks at a screen, in a window of their own. */
export async function lookAs(
  who: Screen['as'],
  { account }: Populated,
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const seen = await visit(browser, url, options)
  if (who === 'owner') await signIn(seen, account, url)
  return seen
}
