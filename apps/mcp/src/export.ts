/** Designs as content of an answer: pictures to be seen, texts to be read, files to be kept. */
import type { Design, Limner } from '@limner/client'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

export const FORMATS = ['png', 'jpg', 'svg', 'pdf', 'tsx'] as const
export type Format = (typeof FORMATS)[number]

type Content = CallToolResult['content'][number]

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const uriOf = (id: string, name: string): string => `limner://designs/${id}/${encodeURIComponent(name)}`

export async function codeOf(limner: Limner, { id, imageUrl }: Design): Promise<string> {
  const { code } = await limner.api.generateCode({ body: { imageUrl, designId: id } })
  return code
}

/** One side as a file of the server; the name is the server's. */
async function fileOf(limner: Limner, { id }: Design, format: 'jpg' | 'svg' | 'pdf', side: number): Promise<Content> {
  const answer = await limner.api.exportDesign({ params: { id }, query: { format, side } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const mimeType = (answer.headers.get('content-type') ?? 'application/octet-stream').split(';')[0] ?? ''
  if (format === 'jpg') return { type: 'image', data: base64(bytes), mimeType }
  const [, encoded = `${id}.${format}`] =
    /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const resource = { uri: uriOf(id, decodeURIComponent(encoded)), mimeType }
  return {
    type: 'resource',
    resource:
      format === 'svg' ? { ...resource, text: new TextDecoder().decode(bytes) } : { ...resource, blob: base64(bytes) },
  }
}

async function contentOf(limner: Limner, design: Design, format: Format): Promise<Content[]> {
  if (format === 'tsx') {
    const resource = { uri: uriOf(design.id, `${design.title}.tsx`), mimeType: 'text/plain' }
    return [{ type: 'resource', resource: { ...resource, text: await codeOf(limner, design) } }]
  }
  if (format === 'png')
    return Promise.all(
      design.pictures.map(async ({ imageUrl }) => ({
        type: 'image' as const,
        data: base64(await limner.download(imageUrl)),
        mimeType: 'image/png',
      })),
    )
  // A PDF has every side as a page.
  const sides = format === 'pdf' ? [0] : design.pictures.keys()
  return Promise.all([...sides].map((side) => fileOf(limner, design, format, side)))
}

export async function exportDesign(limner: Limner, id: string, format: Format): Promise<CallToolResult> {
  const { design } = await limner.api.getDesign({ params: { id } })
  const content = await contentOf(limner, design, format)
  const sides = design.pictures.map(({ name }) => name).join(', ')
  return { content: [{ type: 'text', text: `${design.title}: ${format}, ${sides}` }, ...content] }
}
