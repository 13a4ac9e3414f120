/** A design as a file, by format. */
import type { Design } from '../../design/types.ts'
import type { LaidArtboard } from '../../scene/layout.ts'
import type { Scene } from '../../scene/types.ts'
import { toComponent } from '../code/to-component.ts'
import type { CodeTools } from '../code/types.ts'
import { pressOf } from '../press/press.ts'
import { brandKit } from './brand-kit/brand-kit.ts'
import { lossesOf, pressLosses } from './losses.ts'
import { nextProject } from './next-project.ts'
import { jpegFile, type ListOf, pdfFile, pngFile, svgFile } from './pictures.ts'
import { ExportError, type ExportedFile, type ExportFormat, type ExportOptions } from './types.ts'

export interface ExportTools extends CodeTools {
  lay: (scene: Scene) => LaidArtboard
  listOf: ListOf
}

export interface ExportJob {
  design: Design
  /** Of the document; the caller names the file. */
  title: string
  options: ExportOptions
}

type Write = (job: ExportJob, tools: ExportTools) => Promise<ExportedFile>

const utf8 = (text: string) => new TextEncoder().encode(text)

const WRITERS: Record<ExportFormat, Write> = {
  png: async ({ design, options }, { listOf }) => ({
    bytes: await pngFile(design.scene, listOf, options),
    type: 'image/png',
    extension: 'png',
  }),
  jpg: async ({ design, options }, { listOf }) => ({
    bytes: await jpegFile(design.scene, listOf, options),
    type: 'image/jpeg',
    extension: 'jpg',
  }),
  svg: async ({ design, title, options }, { listOf }) => ({
    bytes: utf8(await svgFile(design.scene, title, listOf, options)),
    type: 'image/svg+xml',
    extension: 'svg',
  }),
  pdf: async ({ design, title, options }, { listOf }) => ({
    bytes: await pdfFile([design.scene], title, listOf, options),
    type: 'application/pdf',
    extension: 'pdf',
  }),
  tsx: async ({ design, options }, tools) => ({
    bytes: utf8(toComponent(design, tools, { page: options.artboard ?? 0 }).code),
    type: 'text/plain; charset=utf-8',
    extension: 'tsx',
  }),
  next: async ({ design, title, options }, tools) => ({
    bytes: nextProject([{ design, title }], title, tools, options.pictures ?? new Map()),
    type: 'application/zip',
    extension: 'zip',
  }),
  'brand-kit': async ({ design, title, options }, tools) => {
    if (design.scene.kind !== 'logo') throw new ExportError('A brand kit is made from a logo.')
    const bytes = await brandKit(design.scene, title, tools, options.pictures ?? new Map())
    return { bytes, type: 'application/zip', extension: 'zip' }
  },
}

/** Several designs of one format as one PDF. */
export const seriesFile = async (
  { scenes, title, options }: { scenes: readonly Scene[] } & Omit<ExportJob, 'design'>,
  { listOf }: Pick<ExportTools, 'listOf'>,
): Promise<ExportedFile> => ({
  bytes: await pdfFile(scenes, title, listOf, options),
  type: 'application/pdf',
  extension: 'pdf',
})

/** A design as a file, with what that cannot show of it. */
export async function exportFile(job: ExportJob & { format: ExportFormat }, tools: ExportTools): Promise<ExportedFile> {
  const { design, format, options } = job
  const isInk = options.colour === 'cmyk'
  if (isInk && format !== 'pdf') throw new ExportError('Only a PDF can be in CMYK.')
  const losses = lossesOf(design.scene, format, options)
  if (isInk && options.condition) {
    const lists = design.scene.artboards.map((_, artboard) => tools.listOf(design.scene, { artboard }))
    losses.push(...pressLosses(lists, pressOf(options.condition)))
  }
  return { ...(await WRITERS[format](job, tools)), ...(losses.length > 0 && { losses }) }
}
