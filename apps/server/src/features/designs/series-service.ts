/** Many from a table: a design with the words of each row. */
import type { Api, Parsed, Result } from '@limner/contract/types'
import type { ExportOptions, Scene } from '@limner/engine'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts'
import type { Threads } from '../../threads/threads.ts'
import { asHttp, rightsOf } from './export-service.ts'
import { fileNameOf, variantOf } from './file-name.ts'
import { onItsPress } from './print-service.ts'
import type { Source, SourceReader } from './source.ts'

type Row = Parsed<Api['exportSeries']>['body']['rows'][number]

/** Rows that one thread sets at a time: others get their turn in between. */
const AT_ONCE = 10
/** What is told of rows that find no room. */
const TOLD = 3
/** Pixels of a picture per pixel of the artboard. */
const SCALE = 2

/** A picture of each side of each row, named after what the row says first. */
async function* picturesOf(
  threads: Threads,
  source: Source,
  scenes: readonly Scene[],
  { rows, format }: { rows: readonly Row[]; format: 'png' | 'svg' },
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const pictures = await source.pictures()
  for (const [at, scene] of scenes.entries())
    for (const [artboard, { name }] of scene.artboards.entries()) {
      const [said = ''] = Object.values(rows[at] ?? {})
      const side = scene.artboards.length > 1 ? ` ${fileNameOf(name)}` : ''
      const options: ExportOptions = { artboard, pictures, ...(format === 'png' && { scale: SCALE }) }
      const input = { design: { ...source.design, scene }, title: source.title, format, options }
      const { bytes, extension } = await threads.run('exportFile', input, { signal })
      const number = String(at + 1).padStart(String(scenes.length).length, '0')
      yield { path: `${number} ${fileNameOf(said.slice(0, 60))}${side}.${extension}`, bytes }
    }
  yield await rightsOf(threads, [source.design.scene], signal)
}

async function setRows(threads: Threads, { design }: Source, rows: readonly Row[], signal: AbortSignal) {
  const set = []
  for (let at = 0; at < rows.length; at += AT_ONCE)
    set.push(...(await threads.run('worded', { design, rows: rows.slice(at, at + AT_ONCE) }, { signal })))
  return set
}

export function seriesService({ sources, threads }: { sources: SourceReader; threads: Threads }) {
  /** Throws 422 where words find no room. */
  async function scenesOf(source: Source, rows: readonly Row[], signal: AbortSignal): Promise<Scene[]> {
    const set = await setRows(threads, source, rows, signal)
    const faults = set.flatMap((one, at) => ('fault' in one ? [`Row ${at + 1}: ${one.fault}`] : []))
    const more = faults.length > TOLD ? ` ${faults.length - TOLD} more rows find no room.` : ''
    if (faults.length > 0) throw new HttpError('unprocessable', `${faults.slice(0, TOLD).join(' ')}${more}`)
    return set.flatMap((one) => ('scene' in one ? [one.scene] : []))
  }

  return {
    async try(
      id: string,
      { rows, shown, side }: Parsed<Api['trySeries']>['body'],
      signal: AbortSignal,
    ): Promise<Result<Api['trySeries']>> {
      const source = await sources.ofDesign(id)
      if (!source.design.scene.artboards[side]) throw new HttpError('unprocessable', 'There is no such side.')
      const set = await setRows(threads, source, rows, signal)
      const seen = shown === undefined ? undefined : set[shown]
      const drawn =
        seen && 'scene' in seen ? { scene: seen.scene, artboard: side, pictures: await source.pictures() } : null
      return {
        faults: set.map((one) => ('fault' in one ? one.fault : null)),
        svg: drawn && (await threads.run('vector', drawn, { signal })),
      }
    },

    async file(
      id: string,
      { rows, format, bleed, impose, colour, condition, size }: Parsed<Api['exportSeries']>['body'],
      { reads, signal }: { reads: string; signal: AbortSignal },
    ): Promise<FileAnswer> {
      const source = await sources.ofDesign(id)
      const scenes = await scenesOf(source, rows, signal)
      const name = `${source.fileName} ${rows.length} rows`
      if (format !== 'pdf') {
        if (colour === 'cmyk') throw new HttpError('unprocessable', 'Only a PDF can be in CMYK.')
        const content = zipStream(picturesOf(threads, source, scenes, { rows, format }, signal))
        return { name: `${name} ${format}.zip`, type: 'application/zip', content }
      }
      const asked: ExportOptions = {
        ...{ bleed, madeAt: source.madeAt.toISOString(), pictures: await source.pictures() },
        ...(impose && { impose }),
        ...(colour && { colour }),
        ...(condition && { condition }),
        ...(size && { size }),
      }
      const options = await onItsPress(threads, source.design, asked, reads)
      try {
        const { bytes, type } = await threads.run('exportSeries', { scenes, title: source.title, options }, { signal })
        return { name: `${name}${variantOf('pdf', options)}.pdf`, type, content: bytes }
      } catch (error) {
        throw asHttp(error)
      }
    },
  }
}
export type SeriesService = ReturnType<typeof seriesService>
