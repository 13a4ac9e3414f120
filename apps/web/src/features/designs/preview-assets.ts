/** What a preview needs from outside its frame, as data: the frame itself may ask for nothing. */

const FONTS = '/code-preview/fonts/'
const FONT_IMPORT = /^import '(@fontsource(?:-variable)?\/[a-z0-9-]+)(\/[a-z0-9-]+\.css)?'$/gm

async function dataUrl(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status} for ${url}`)
  const reader = new FileReader()
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Does a face's `unicode-range` have one of these characters? A face without one has them all. */
export function covers(face: string, codePoints: readonly number[]): boolean {
  const range = /unicode-range:([^;}]+)/.exec(face)?.[1]
  if (!range) return true
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return codePoints.some((one) => spans.some(([from, to]) => one >= from && one <= to))
}

/** The faces of a package's style sheet that the text needs, with their files inside. */
async function facesOf(folder: string, file: string, codePoints: readonly number[]): Promise<string> {
  const response = await fetch(`${FONTS}${folder}${file}`)
  if (!response.ok) return ''
  const faces = ((await response.text()).match(/@font-face\s*{[^}]*}/g) ?? []).filter((face) =>
    covers(face, codePoints),
  )
  const filled = faces.map(async (face) => {
    const source = /url\(\.\/(files\/[\w-]+\.woff2)\)/.exec(face)?.[1]
    if (!source) return ''
    return face.replace(/src:[^;}]+/, `src:url(${await dataUrl(`${FONTS}${folder}/${source}`)}) format('woff2')`)
  })
  return (await Promise.all(filled)).join('\n')
}

/** The code with its pictures as data, and the styles that carry its fonts. */
export async function previewAssets(code: string): Promise<{ code: string; styles: string }> {
  const codePoints = [...new Set(code)].map((char) => char.codePointAt(0) as number)
  const imports = [...code.matchAll(FONT_IMPORT)]
  const pictures = [...new Set(code.match(/\/media\/[\w-]+\.(?:png|jpg|webp)/g) ?? [])]
  const [styles, data] = await Promise.all([
    Promise.all(imports.map(([, folder = '', file = '/index.css']) => facesOf(folder, file, codePoints))),
    Promise.all(pictures.map((url) => dataUrl(url).catch(() => url))),
  ])
  return {
    code: pictures.reduce((text, url, at) => text.replaceAll(url, data[at] ?? url), code),
    styles: styles.join('\n'),
  }
}
