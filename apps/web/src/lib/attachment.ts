/** The one image that a message may carry. */
import { t } from './language/translate.ts'

/** What the API takes: 10 MiB. */
export const MAX_BYTES = 10 * 1024 * 1024
/** Long side of the picture that is shown and kept with the message. */
const SHOWN_PIXELS = 960

export interface Attachment {
  name: string
  /** Data URL for the engine. */
  send: string
  /** Data URL for the conversation: smaller, so that it can be kept. */
  show: string
}

export class AttachmentError extends Error {}

const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new AttachmentError(t('The file could not be read.')))
    reader.readAsDataURL(file)
  })

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    throw new AttachmentError(t('This file is not an image your browser can read.'))
  }
  return image
}

function redraw(image: HTMLImageElement, longSide: number, type: string): string {
  // An SVG without a size has none of its own.
  const [width, height] = [image.naturalWidth || 1024, image.naturalHeight || 1024]
  const scale = Math.min(1, longSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(type, 0.85)
}

/** PNG, JPEG, WebP and SVG go as they are; whatever else the browser can show, and whatever is too large, is redrawn. */
export async function readAttachment(file: File): Promise<Attachment> {
  if (!file.type.startsWith('image/')) throw new AttachmentError(t('Please choose an image file.'))
  const original = await readAsDataUrl(file)
  const image = await decode(original)
  const asItIs = /^image\/(png|jpeg|webp|svg\+xml)$/.test(file.type) && file.size <= MAX_BYTES
  const send = asItIs ? original : redraw(image, 2048, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png')
  return { name: file.name, send, show: redraw(image, SHOWN_PIXELS, 'image/webp') }
}
