/** Every button of a running page, pressed: something must come of it that fits what it is called. */
import type { ElementHandle, Page } from 'playwright-core'

interface State {
  /** The page without the button: what is shown, said, filled in, and where one is. */
  around: string
  /** The button's own marks, and its words without signs. */
  own: string
}

interface Came {
  before: State
  after: State
  files: number
  choosers: number
}

const stateOf = (button: ElementHandle<HTMLElement | SVGElement>): Promise<State> =>
  button.evaluate((one) => {
    const page = document.createElement('body')
    page.innerHTML = document.body.innerHTML
    const at = [...document.querySelectorAll('button')].findIndex((button) => button === one)
    page.querySelectorAll('button')[at]?.replaceChildren()
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, select, textarea'),
    ].map((field) => `${field.value}${'checked' in field && field.checked}`)
    const focused = [...document.querySelectorAll('*')].findIndex((other) => other === document.activeElement)
    const isHere = document.activeElement === one || document.activeElement === document.body
    const marks = ['aria-pressed', 'aria-expanded', 'aria-label'].map((name) => one.getAttribute(name)).join()
    const words = (one.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    return {
      around: [page.innerHTML, fields.join('|'), isHere ? '' : focused, location.href].join('\n'),
      own: `${marks} ${words}`,
    }
  })

/** What must come of a button that is called so. */
const FITTING: readonly (readonly [RegExp, string, (came: Came, page: Page) => boolean | Promise<boolean>])[] = [
  [/^(?:download|export)\b/i, 'hands out no file', ({ files }) => files > 0],
  [/\b(?:attach|choose files)\b/i, 'takes no file', ({ choosers }) => choosers > 0],
  [
    /^share\b/i,
    'copies no address',
    async (_, page) =>
      (await page
        .getByRole('status')
        .filter({ hasText: /address|:\/\// })
        .count()) > 0,
  ],
]

const nameOf = (button: ElementHandle<HTMLElement | SVGElement>): Promise<string> =>
  button.evaluate((one) => one.getAttribute('aria-label') || (one.textContent ?? '').trim())

/** A dialog tells something, or asks for something and says what came of it; Escape leads back to its button. */
async function dialogFaults(page: Page, name: string, button: ElementHandle<HTMLElement | SVGElement>) {
  const dialog = page.getByRole('dialog')
  const faults: string[] = []
  const form = dialog.locator('form')
  if ((await form.count()) > 0) {
    for (const field of await form.locator('input, textarea').all()) {
      const type = await field.getAttribute('type')
      const known: Record<string, string> = { date: '2027-05-14', time: '10:30', number: '2', email: 'ana@example.com' }
      if (type === 'file')
        await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
      else await field.fill(known[type ?? ''] ?? 'Twelve letters')
    }
    await form.locator('button[type=submit]').click()
    const said = (await dialog.getByRole('status').textContent()) ?? ''
    if (!said || /[{}]/.test(said)) faults.push(`"${name}": its dialog does not say what came of it (${said})`)
  } else if ((await dialog.locator('li').count()) === 0) faults.push(`"${name}": its dialog tells nothing`)
  await page.keyboard.press('Escape')
  if ((await dialog.count()) > 0) faults.push(`"${name}": Escape does not close its dialog`)
  else if (!(await button.evaluate((one) => one === document.activeElement)))
    faults.push(`"${name}": the focus is not led back to it`)
  return faults
}

async function pressed(page: Page, button: ElementHandle<HTMLElement | SVGElement>): Promise<string[]> {
  const name = await nameOf(button)
  const before = await stateOf(button)
  let [files, choosers] = [0, 0]
  const onFile = () => {
    files++
  }
  const onChooser = () => {
    choosers++
  }
  page.on('download', onFile)
  page.on('filechooser', onChooser)
  try {
    await button.focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(80)
    if ((await page.getByRole('dialog').count()) > 0) return await dialogFaults(page, name, button)
    if (!(await button.evaluate((one) => one.isConnected))) return []
    let came: Came = { before, after: await stateOf(button), files, choosers }
    const fitting = FITTING.find(([words]) => words.test(name))
    if (!fitting && before.around !== came.after.around) return []
    // What comes from outside of the page takes its time.
    await page.waitForTimeout(250)
    came = { before, after: await stateOf(button), files, choosers }
    if (fitting) return (await fitting[2](came, page)) ? [] : [`"${name}" ${fitting[1]}`]
    const isChanged = before.around !== came.after.around || before.own !== came.after.own || files + choosers > 0
    return isChanged ? [] : [`nothing comes of "${name}"`]
  } finally {
    page.off('download', onFile)
    page.off('filechooser', onChooser)
  }
}

/** @returns the buttons of which nothing comes that fits their name, in words */
export async function pretenders(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const button of await page.$$('button')) {
    const canPress = await button.evaluate((one) => {
      // One of several that is pressed already changes nothing.
      const isChosen = one.ariaPressed === 'true' && one.closest('[role=group]') !== null
      return one.isConnected && !one.matches(':disabled') && !isChosen
    })
    if (canPress && (await button.isVisible())) faults.push(...(await pressed(page, button)))
  }
  return faults
}
