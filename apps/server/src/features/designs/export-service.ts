/** Designs as files: painted and written in the threads, named after their titles. */
import type { ExportFormat, ExportOptions } from '@limner/engine'
import type { MediaStore } from '../../media/store.ts'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts'
import type { Threads } from '../../threads/threads.ts'
import type { Source, SourceReader } from './source.ts'
import type { DesignRow, DesignStore } from './store.ts'

export interface ExportParts {
  designs: DesignStore
  sources: SourceReader
  media: MediaStore
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

const asHttp = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ExportError' ? new HttpError('unprocessable', error.message) : error

/** The newest of every line of versions, in the order that the lines began. */
function latestOf(rows: readonly DesignRow[]): DesignRow[] {
  const lines = Map.groupBy(rows, ({ rootId }) => rootId)
  return [...lines.values()].map((line) => line.reduce((a, b) => (b.version > a.version ? b : a)))
}

export function exportService({ designs, sources, media, threads }: ExportParts) {
  async function write(
    { design, title, pictures }: Source,
    format: ExportFormat,
    options: ExportOptions,
    signal: AbortSignal,
  ) {
    const input = { design, title, format, options: { ...options, pictures: await pictures() } }
    try {
      return await threads.run('exportFile', input, { signal })
    } catch (error) {
      throw asHttp(error)
    }
  }

  async function fileOf(
    source: Source,
    format: ExportFormat,
    options: ExportOptions,
    signal: AbortSignal,
  ): Promise<FileAnswer> {
    const { artboards } = source.design.scene
    const side = artboards[options.artboard ?? 0]
    if (!side) throw new HttpError('unprocessable', `This design has ${artboards.length} sides.`)
    const { bytes, type, extension } = await write(source, format, options, signal)
    const several = artboards.length > 1 && ONE_SIDE.has(format)
    const name = several ? `${source.title} ${side.name}` : source.title
    return { name: `${fileNameOf(name)}.${extension}`, type, content: bytes }
  }

  /** Every picture of every design, made one after the other. */
  async function* entriesOf(rows: readonly DesignRow[], signal: AbortSignal): AsyncGenerator<ZipEntry> {
    for (const [index, row] of rows.entries()) {
      const version = row.version > 1 ? ` v${row.version}` : ''
      const name = fileNameOf(row.title)
      const folder = `${String(index + 1).padStart(2, '0')} ${name}${version}`
      const source = sources.ofRow(row)
      const sides = row.scene.artboards
      // Web pages are long.
      const scale = row.kind === 'website' ? 1 : 2
      for (const [artboard, side] of sides.entries())
        for (const format of ['png', 'svg'] as const) {
          const { bytes, extension } = await write(source, format, { artboard, scale }, signal)
          yield {
            path: `${folder}/${sides.length > 1 ? fileNameOf(`${name} ${side.name}`) : name}.${extension}`,
            bytes,
          }
        }
      const { bytes, extension } = await write(source, 'pdf', {}, signal)
      yield { path: `${folder}/${name}.${extension}`, bytes }
    }
  }

  async function nextProject(rows: readonly DesignRow[], title: string, signal: AbortSignal): Promise<FileAnswer> {
    if (rows.length === 0) throw new HttpError('unprocessable', 'This project has no designs yet.')
    const latest = latestOf(rows).map(sources.ofRow)
    const shown = await Promise.all(latest.map((source) => source.pictures()))
    const pictures = new Map(shown.flatMap((some) => [...some]))
    const pages = latest.map(({ design, title: name }) => ({ design, title: name }))
    const content = await threads.run('nextProject', { designs: pages, title, pictures }, { signal })
    return { name: `${fileNameOf(title)}.zip`, type: 'application/zip', content }
  }

  return {
    async project(id: string, title: string, format: 'files' | 'next', signal: AbortSignal): Promise<FileAnswer> {
      const rows = await designs.wholeOfProject(id)
      if (format === 'next') return nextProject(rows, title, signal)
      return { name: `${fileNameOf(title)}.zip`, type: 'application/zip', content: zipStream(entriesOf(rows, signal)) }
    },
    design: async (id: string, format: ExportFormat, options: ExportOptions, signal: AbortSignal) =>
      fileOf(await sources.ofDesign(id), format, options, signal),
    async picture(id: string, format: ExportFormat, options: ExportOptions, signal: AbortSignal): Promise<FileAnswer> {
      const found = await media.find(id)
      if (!found) throw new HttpError('not-found', 'There is no such picture.')
      const { designId, artboard } = found.row
      if (!designId) return fileOf(await sources.ofPicture(found.row, signal), format, options, signal)
      return fileOf(await sources.ofDesign(designId), format, { ...options, artboard: artboard ?? 0 }, signal)
    },
  }
}
export type ExportService = ReturnType<typeof exportService>
