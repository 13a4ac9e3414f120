/** A design as a file, by format. */
import type { Editable } from '../../edit/types.ts'
import { toComponent } from '../code/to-component.ts'
import type { CodeTools } from '../code/types.ts'
import { jpegFile, type ListOf, pdfFile, pngFile, svgFile } from './pictures.ts'
import type { ExportedFile, ExportFormat, ExportOptions } from './types.ts'

export interface ExportTools extends CodeTools {
  listOf: ListOf
}

export interface ExportJob {
  design: Editable
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
  svg: async ({ design, options }, { listOf }) => ({
    bytes: utf8(await svgFile(design.scene, listOf, options)),
    type: 'image/svg+xml',
    extension: 'svg',
  }),
  pdf: async ({ design, title, options }, { listOf }) => ({
    bytes: await pdfFile(design.scene, title, listOf, options),
    type: 'application/pdf',
    extension: 'pdf',
  }),
  tsx: async ({ design }, tools) => ({
    bytes: utf8(toComponent(design, tools).code),
    type: 'text/plain; charset=utf-8',
    extension: 'tsx',
  }),
}

export const exportFile = (job: ExportJob & { format: ExportFormat }, tools: ExportTools): Promise<ExportedFile> =>
  WRITERS[job.format](job, tools)
