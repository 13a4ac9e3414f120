/** Designs as files: painted and written in the threads, named after their titles. */
import type { ExportFormat, ExportOptions, Scene } from '@limner/engine'
import type { MediaStore } from '../../media/store.ts'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts'
import type { Threads } from '../../threads/threads.ts'
import { fileNameOf, variantOf } from './file-name.ts'
import { choicesOf, onItsPress, type PressOptions } from './print-service.ts'
import type { Source, SourceReader } from './source.ts'
import type { DesignRow, DesignStore } from './store.ts'

export interface ExportParts {
  designs: DesignStore
  sources: SourceReader
  media: MediaStore
  threads: Threads
}

/** Who asks for a file. */
interface Asked {
  /** The language that they read. */
  reads: string
  signal: AbortSignal
}

/** Designs of a project in one file, the latest. */
const MAX_DESIGNS = 500

/** Formats that show one side of a design. */
const ONE_SIDE: ReadonlySet<ExportFormat> = new Set(['png', 'jpg', 'svg'])

/** A format that a design cannot have is the caller's to change. */
export const asHttp = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ExportError' ? new HttpError('unprocessable', error.message) : error

/** The newest of every line of versions, in the order that the lines began. */
function latestOf(rows: readonly DesignRow[]): DesignRow[] {
  const lines = Map.groupBy(rows, ({ rootId }) => rootId)
  return [...lines.values()].map((line) => line.reduce((a, b) => (b.version > a.version ? b : a)))
}

/** What may be done with what lies in an archive. */
export async function rightsOf(threads: Threads, scenes: Scene[], signal: AbortSignal): Promise<ZipEntry> {
  const text = await threads.run('rights', { scenes }, { signal })
  return { path: 'RIGHTS.txt', bytes: new TextEncoder().encode(text) }
}

export function exportService({ designs, sources, media, threads }: ExportParts) {
  async function write(
    { design, title, madeAt, pictures }: Source,
    format: ExportFormat,
    options: ExportOptions,
    signal: AbortSignal,
  ) {
    const input = {
      design,
      title,
      format,
      options: { ...options, madeAt: madeAt.toISOString(), pictures: await pictures() },
    }
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
  ): Promise<FileAnswer & { content: Uint8Array }> {
    const { artboards } = source.design.scene
    const side = artboards[options.artboard ?? 0]
    if (!side) throw new HttpError('unprocessable', `This design has ${artboards.length} sides.`)
    const { bytes, type, extension, losses } = await write(source, format, options, signal)
    const isOnePage = format === 'tsx' && side.path !== undefined
    const several = artboards.length > 1 && (isOnePage || ONE_SIDE.has(format))
    const variant = variantOf(format, options, several ? side.name : undefined)
    return { name: `${source.fileName}${variant}.${extension}`, type, content: bytes, ...(losses && { losses }) }
  }

  const fileFor = async (source: Source, format: ExportFormat, options: ExportOptions, { reads, signal }: Asked) =>
    fileOf(source, format, await onItsPress(threads, source.design, options, reads), signal)

  /** Every picture of every design, made one after the other. */
  async function* entriesOf(rows: readonly DesignRow[], signal: AbortSignal): AsyncGenerator<ZipEntry> {
    for (const [index, source] of (await sources.ofRows(rows)).entries()) {
      const { artboards } = source.design.scene
      const folder = `${String(index + 1).padStart(2, '0')} ${source.fileName}`
      // Web pages are long.
      const scale = rows[index]?.kind === 'website' ? 1 : 2
      for (const artboard of artboards.keys())
        for (const format of ['png', 'svg'] as const) {
          const { name, content } = await fileOf(source, format, { artboard, scale }, signal)
          yield { path: `${folder}/${name}`, bytes: content }
        }
      const { name, content } = await fileOf(source, 'pdf', {}, signal)
      yield { path: `${folder}/${name}`, bytes: content }
    }
    yield await rightsOf(
      threads,
      rows.map(({ scene }) => scene),
      signal,
    )
  }

  async function nextProject(rows: readonly DesignRow[], title: string, signal: AbortSignal): Promise<FileAnswer> {
    if (rows.length === 0) throw new HttpError('unprocessable', 'This project has no designs yet.')
    const latest = await sources.ofRows(latestOf(rows))
    const shown = await Promise.all(latest.map((source) => source.pictures()))
    const pictures = new Map(shown.flatMap((some) => [...some]))
    const pages = latest.map(({ design, title: name }) => ({ design, title: name }))
    const content = await threads.run('nextProject', { designs: pages, title, pictures }, { signal })
    return { name: `${fileNameOf(title)} all designs Next.js.zip`, type: 'application/zip', content }
  }

  return {
    async project(id: string, title: string, format: 'files' | 'next', signal: AbortSignal): Promise<FileAnswer> {
      const rows = await designs.wholeOfProject(id, MAX_DESIGNS)
      if (format === 'next') return nextProject(rows, title, signal)
      return {
        name: `${fileNameOf(title)} all designs.zip`,
        type: 'application/zip',
        content: zipStream(entriesOf(rows, signal)),
      }
    },
    async mockups(id: string) {
      const { design } = await sources.ofDesign(id)
      return threads.run('mockups', { scene: design.scene })
    },
    /** @param name absent: the first */
    async mockup(id: string, name: string | undefined, signal: AbortSignal): Promise<FileAnswer> {
      const { design, fileName, pictures } = await sources.ofDesign(id)
      const { scene } = design
      const all = await threads.run('mockups', { scene }, { signal })
      const mockup = name === undefined ? all[0] : all.find((one) => one.name === name)
      if (!mockup) {
        const names = all.map((one) => one.name).join(', ')
        throw new HttpError('unprocessable', `This design can be shown as: ${names}.`)
      }
      const content = await threads.run('mockup', { scene, name: mockup.name, pictures: await pictures() }, { signal })
      return { name: `${fileName} ${mockup.name}.png`, type: 'image/png', content }
    },
    async report(id: string, signal: AbortSignal) {
      const { design, title, pictures } = await sources.ofDesign(id)
      try {
        const { checks } = await threads.run('logoReport', { design, title, pictures: await pictures() }, { signal })
        return { checks }
      } catch (error) {
        throw asHttp(error)
      }
    },
    async reportFile(id: string, format: 'pdf' | 'png', signal: AbortSignal): Promise<FileAnswer> {
      const { design, title, fileName, pictures } = await sources.ofDesign(id)
      const input = { design, title, format, pictures: await pictures() }
      try {
        const content = await threads.run('logoReportFile', input, { signal })
        const type = format === 'pdf' ? 'application/pdf' : 'image/png'
        return { name: `${fileName} logo report.${format}`, type, content }
      } catch (error) {
        throw asHttp(error)
      }
    },
    async set(id: string, signal: AbortSignal): Promise<FileAnswer> {
      const row = await designs.findFacts(id)
      if (!row) throw new HttpError('not-found', 'There is no such design.')
      const rows = await designs.latestOfSet(row.rootId)
      return {
        name: `${fileNameOf(row.title)} set.zip`,
        type: 'application/zip',
        content: zipStream(entriesOf(rows, signal)),
      }
    },
    /** How a PDF is written, with the press that it is for. */
    async waysOf<W extends PressOptions>(id: string, ways: W, reads: string) {
      if (ways.colour !== 'cmyk') return ways
      const { design } = await sources.ofDesign(id)
      return onItsPress(threads, design, ways, reads)
    },
    async printChoices(id: string, reads: string) {
      const { design } = await sources.ofDesign(id)
      return choicesOf(threads, design, reads)
    },
    design: async (id: string, format: ExportFormat, options: ExportOptions, asked: Asked) =>
      fileFor(await sources.ofDesign(id), format, options, asked),
    async picture(id: string, format: ExportFormat, options: ExportOptions, asked: Asked): Promise<FileAnswer> {
      const found = await media.find(id)
      if (!found) throw new HttpError('not-found', 'There is no such picture.')
      const { designId, artboard } = found.row
      if (!designId) return fileFor(await sources.ofPicture(found.row, asked.signal), format, options, asked)
      return fileFor(await sources.ofDesign(designId), format, { ...options, artboard: artboard ?? 0 }, asked)
    },
  }
}
export type ExportService = ReturnType<typeof exportService>
