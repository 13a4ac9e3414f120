/** The browser of the journeys: $CHROMIUM, the system's, or the one packed in the registry (forced by FORCE_PACKED=1). */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { type BrowserProgram, packedBrowser } from './packed-browser.ts'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param more further switches of the browser */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const program = systemBrowser() ?? (await packedBrowser())
  return chromium.launch({
    executablePath: program.executablePath,
    // The sandbox needs rights that root in a container lacks; the journeys open nothing but our own pages.
    args: [...program.args, '--no-sandbox', '--disable-background-networking', ...more],
    env: { ...definedEnvironment(), ...program.env },
  })
}

let launching: Promise<Browser> | undefined

/** One for all who ask in this process; it ends with the process. */
export const sharedBrowser = (): Promise<Browser> => {
  launching ??= launchBrowser()
  return launching
}

function systemBrowser(): BrowserProgram | undefined {
  if (process.env.FORCE_PACKED) return
  const { CHROMIUM } = process.env
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, which does not exist.`)
  const executablePath = CHROMIUM ?? USUAL_PLACES.find((place) => existsSync(place))
  return executablePath ? { executablePath, args: [], env: {} } : undefined
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
