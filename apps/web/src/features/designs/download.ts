/** Downloading needs an account: a guest signs in first, and finds the file then. */
import { KEYS, readJson, writeJson, writeText } from '../../lib/storage.ts'

export interface DownloadIntent {
  id: string
  title: string
  url: string
}

export const SIGN_IN_TO_DOWNLOAD = '/login?redirect=dashboard&message=Please sign in to download your design.'

/** A file name from a title: what every system takes. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80) || 'design'
  }.png`

/** Saves the picture; when it cannot be fetched, opens it. */
export async function downloadPicture(url: string, title: string): Promise<void> {
  if (!url) return
  try {
    const response = await fetch(url, { credentials: 'include' })
    if (!response.ok) throw new Error(`${response.status}`)
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = fileNameOf(title)
    link.click()
    URL.revokeObjectURL(address)
  } catch (error) {
    console.error('The download failed', error)
    open(url, '_blank', 'noopener')
  }
}

export const rememberDownload = (intent: DownloadIntent): void => void writeJson(KEYS.pendingDownload, intent)

/** Takes the remembered download, once; one that cannot be read is dropped. */
export function takeRememberedDownload(): DownloadIntent | null {
  const intent = readJson(KEYS.pendingDownload) as Partial<DownloadIntent> | undefined
  writeText(KEYS.pendingDownload, null)
  const { id, title, url } = intent ?? {}
  return typeof id === 'string' && typeof title === 'string' && typeof url === 'string' ? { id, title, url } : null
}
