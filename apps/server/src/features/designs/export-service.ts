/** Designs as files: painted and written in the threads, named after their titles. */
import type { Editable, ExportFormat, ExportOptions } from '@limner/engine'
import type { Threads } from '../../jobs/threads.ts'
import type { MediaFiles } from '../../media/files.ts'
import { picturesOf } from '../../media/scene-pictures.ts'
import type { MediaStore } from '../../media/store.ts'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts'
import type { DesignRow, DesignStore } from './store.ts'

export interface ExportParts {
  designs: DesignStore
  media: MediaStore
  files: MediaFiles
  threads: Threads
}

/** Formats that show one side of a design. */
const ONE_SIDE: ReadonlySet<ExportFormat> = new Set(['png', 'jpg', 'svg'])

/** A title as a file name that every system takes. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/^\.+|[. ]+$/g, '') || 'design'

const editableOf = ({ scene, brief, direction, archetype }: DesignRow): Editable => ({
  scene,
  brief,
  direction,
  archetype,
})

const asHttp = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ExportError' ? new HttpError('unprocessable', error.message) : error

export function exportService({ designs, media, files, threads }: ExportParts) {
  async function write(row: DesignRow, format: ExportFormat, options: ExportOptions, signal: AbortSignal) {
    const pictures = await picturesOf(row.scene, media, files)
    const input = { design: editableOf(row), title: row.title, format, options: { ...options, pictures } }
    try {
      return await threads.run('exportFile', input, { signal })
    } catch (error) {
      throw asHttp(error)
    }
  }

  /** Every picture of every design, made one after the other. */
  async function* entriesOf(rows: readonly DesignRow[], signal: AbortSignal): AsyncGenerator<ZipEntry> {
    for (const [index, row] of rows.entries()) {
      const version = row.version > 1 ? ` v${row.version}` : ''
      const name = fileNameOf(row.title)
      const folder = `${String(index + 1).padStart(2, '0')} ${name}${version}`
      const sides = row.scene.artboards
      // Web pages are long.
      const scale = row.kind === 'website' ? 1 : 2
      for (const [artboard, side] of sides.entries())
        for (const format of ['png', 'svg'] as const) {
          const { bytes, extension } = await write(row, format, { artboard, scale }, signal)
          yield {
            path: `${folder}/${sides.length > 1 ? fileNameOf(`${name} ${side.name}`) : name}.${extension}`,
            bytes,
          }
        }
      const { bytes, extension } = await write(row, 'pdf', {}, signal)
      yield { path: `${folder}/${name}.${extension}`, bytes }
    }
  }

  return {
    async project(id: string, title: string, signal: AbortSignal): Promise<FileAnswer> {
      const rows = await designs.listOfProject(id)
      return { name: `${fileNameOf(title)}.zip`, type: 'application/zip', content: zipStream(entriesOf(rows, signal)) }
    },
    async design(id: string, format: ExportFormat, options: ExportOptions, signal: AbortSignal): Promise<FileAnswer> {
      const row = await designs.find(id)
      if (!row) throw new HttpError('not-found', 'There is no such design.')
      const side = row.scene.artboards[options.artboard ?? 0]
      if (!side) throw new HttpError('unprocessable', `This design has ${row.scene.artboards.length} sides.`)
      const { bytes, type, extension } = await write(row, format, options, signal)
      const several = row.scene.artboards.length > 1 && ONE_SIDE.has(format)
      const name = several ? `${row.title} ${side.name}` : row.title
      return { name: `${fileNameOf(name)}.${extension}`, type, content: bytes }
    },
  }
}
export type ExportService = ReturnType<typeof exportService>
