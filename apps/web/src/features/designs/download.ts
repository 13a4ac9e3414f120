/** Downloading needs an account: a guest signs in first, and finds the file then. */
import { ApiError } from '@limner/contract/client'
import { LOGIN_MESSAGES } from '@limner/contract/login-message'
import { isRecord } from '../../lib/is-record.ts'
import { KEYS, readJson, writeJson, writeText } from '../../lib/storage.ts'

export interface DownloadIntent {
  id: string
  /** Of the file, without extension. */
  title: string
  url: string
}

export const SIGN_IN_TO_DOWNLOAD = `/login?redirect=dashboard&message=${LOGIN_MESSAGES.download}`

/** The name that the server gave a file (RFC 6266); null where it gave none. */
export function givenName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : null
}

/** Saves content under a name. */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What a file cannot show of its design, as the server tells it. */
export const toldLosses = (header: string | null): string[] =>
  (header ?? '')
    .split(', ')
    .filter(Boolean)
    .map((one) => decodeURIComponent(one))

/**
 * Fetches a file and saves it: as the server names it, else as `name`. Throws ApiError.
 * @param body what is sent for it, as JSON; absent: nothing
 * @returns what the file cannot show of its design, a sentence each
 */
export async function downloadFile(url: string, name: string, body?: unknown): Promise<string[]> {
  const headers = { 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(url, { credentials: 'include', ...sent })
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  saveAs(await response.blob(), givenName(response.headers.get('content-disposition')) ?? name)
  return toldLosses(response.headers.get('limner-losses'))
}

/** Saves the picture as a PNG of this name; when it cannot be fetched, opens it. */
export async function downloadPicture(url: string, fileName: string): Promise<void> {
  if (!url) return
  try {
    await downloadFile(url, `${fileName}.png`)
  } catch (error) {
    console.error('The download failed', error)
    open(url, '_blank', 'noopener')
  }
}

export const rememberDownload = (intent: DownloadIntent): void => void writeJson(KEYS.pendingDownload, intent)

/** Takes the remembered download, once; one that cannot be read is dropped. */
export function takeRememberedDownload(): DownloadIntent | null {
  const intent = readJson(KEYS.pendingDownload)
  writeText(KEYS.pendingDownload, null)
  const { id, title, url } = isRecord(intent) ? intent : {}
  return typeof id === 'string' && typeof title === 'string' && typeof url === 'string' ? { id, title, url } : null
}
