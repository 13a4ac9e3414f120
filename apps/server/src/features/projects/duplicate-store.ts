/** Copies a project in the database: its conversation, and its designs as they stand now. */
import crypto from 'node:crypto'
import type { MessageMetadata } from '@limner/contract/types'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { designs, favourites, lentFonts, media, messages, predictions, projects } from '../../db/schema.ts'
import { readMediaUrl } from '../../media/address.ts'
import { copyUploads, renamedIn } from '../../media/copies-store.ts'
import { mediaIdsIn } from '../../media/scene-pictures.ts'
import type { ProjectRow } from './store.ts'

/** Rows that are written at once. */
const ROWS = 40

interface Place {
  ownerId: string
  projectId: string
}

/** New ids by old ones. */
type Renamed = Map<string, string>

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS) }, (_, at) => all.slice(at * ROWS, (at + 1) * ROWS))

/** Answers that the designs were first made in: concepts of one stay concepts of one, and each its own who asked for it. */
async function copyAnswers(query: Queryable, ids: readonly string[], place: Place): Promise<Renamed> {
  const renamed: Renamed = new Map()
  for (const some of chunks(ids)) {
    const rows = await query.select().from(predictions).where(inArray(predictions.id, some))
    if (rows.length === 0) continue
    await query.insert(predictions).values(
      rows.map(({ id, ownerId, request, result, seed, createdAt, finishedAt }) => {
        const copy = crypto.randomUUID()
        renamed.set(id, copy)
        const { prompt } = request
        return {
          ...place,
          ownerId,
          id: copy,
          state: 'succeeded' as const,
          request: { prompt },
          result,
          seed,
          createdAt,
          finishedAt,
        }
      }),
    )
  }
  return renamed
}

/** Every version of every design by its new id: that of the latest one. */
async function linesOf(query: Queryable, projectId: string) {
  const rows = await query
    .select({
      id: designs.id,
      rootId: designs.rootId,
      predictionId: designs.predictionId,
      position: designs.position,
      version: designs.version,
    })
    .from(designs)
    .where(eq(designs.projectId, projectId))
    .orderBy(asc(designs.version))
  return [...Map.groupBy(rows, ({ rootId }) => rootId).values()].flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)]
    return first && last ? [{ line, first, last, copy: crypto.randomUUID() }] : []
  })
}
type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** The latest version of each, as the first one of a design of its own. */
async function copyDesigns(query: Queryable, lines: readonly Line[], place: Place, renamed: Renamed): Promise<void> {
  const answers = await copyAnswers(query, [...new Set(lines.map(({ first }) => first.predictionId))], place)
  for (const some of chunks(lines)) {
    const rows = await query
      .select()
      .from(designs)
      .where(
        inArray(
          designs.id,
          some.map(({ last }) => last.id),
        ),
      )
    const uploads = await copyUploads(query, [...new Set(rows.flatMap(({ scene }) => mediaIdsIn(scene)))], place)
    const written = some.flatMap(({ first, last, copy }) => {
      const row = rows.find(({ id }) => id === last.id)
      const predictionId = answers.get(first.predictionId)
      if (!row || !predictionId) return []
      return {
        ...{ ...row, ...place, id: copy, rootId: copy, predictionId, position: first.position, version: 1 },
        ...{ guestProjectId: null, parentId: null, copyOf: null, setId: null, modificationPrompt: null, changes: [] },
        scene: renamedIn(row.scene, uploads),
      }
    })
    if (written.length > 0) await query.insert(designs).values(written)
  }
  await copyPaintings(query, lines, place, renamed)
}

/** Pictures of the designs: those of every version are known by the one that is there. */
async function copyPaintings(query: Queryable, lines: readonly Line[], place: Place, renamed: Renamed): Promise<void> {
  for (const some of chunks(lines)) {
    const ids = some.flatMap(({ line }) => line.map(({ id }) => id))
    const painted = await query.select().from(media).where(inArray(media.designId, ids))
    const copies = some.flatMap(({ line, last, copy }) => {
      const own = painted.filter(({ designId }) => designId === last.id)
      const kept = own.map((picture) => ({ ...picture, ...place, id: crypto.randomUUID(), designId: copy }))
      for (const { id } of line) renamed.set(id, copy)
      for (const picture of painted) {
        if (!line.some(({ id }) => id === picture.designId)) continue
        const now = kept.find(({ artboard }) => artboard === picture.artboard) ?? kept[0]
        if (now) renamed.set(picture.id, now.id)
      }
      return kept
    })
    if (copies.length > 0) await query.insert(media).values(copies)
  }
}

/** Stars, and which designs are one in several formats. */
async function copyTies(query: Queryable, lines: readonly Line[], renamed: Renamed): Promise<void> {
  for (const some of chunks(lines)) {
    const roots = some.map(({ first }) => first.id)
    const starred = await query.select().from(favourites).where(inArray(favourites.rootId, roots))
    const stars = starred.flatMap(({ rootId, createdAt }) => {
      const copy = renamed.get(rootId)
      return copy ? [{ rootId: copy, createdAt }] : []
    })
    if (stars.length > 0) await query.insert(favourites).values(stars)
    const members = await query
      .select({ id: designs.id, setId: designs.setId })
      .from(designs)
      .where(inArray(designs.id, roots))
    for (const { id, setId } of members) {
      const [copy, beginning] = [renamed.get(id), setId && renamed.get(setId)]
      if (copy && beginning) await query.update(designs).set({ setId: beginning }).where(eq(designs.id, copy))
    }
  }
}

/** What an answer shows, each once: two versions of one design are the same one now. */
function shownOnce({ designIds, designUrls, ...rest }: MessageMetadata): MessageMetadata {
  return {
    ...rest,
    ...(designIds && { designIds: [...new Set(designIds)] }),
    ...(designUrls && { designUrls: [...new Set(designUrls)] }),
  }
}

/** Of pictures that messages name, those of the project's owner: anybody's address can stand in a message. */
async function ownAmong(query: Queryable, ids: readonly string[], { ownerId }: Place): Promise<string[]> {
  const own = and(inArray(media.id, [...ids]), eq(media.ownerId, ownerId))
  return (await query.select({ id: media.id }).from(media).where(own)).map(({ id }) => id)
}

/** What was said, in its order. */
async function copyMessages(query: Queryable, from: string, place: Place, renamed: Renamed): Promise<void> {
  const rows = await query.select().from(messages).where(eq(messages.projectId, from)).orderBy(asc(messages.sequence))
  const attached = new Set(rows.flatMap(({ imageUrl }) => (imageUrl && readMediaUrl(imageUrl)?.id) || []))
  const uploads = await copyUploads(query, await ownAmong(query, [...attached.difference(renamed)], place), place)
  const all = new Map([...renamed, ...uploads])
  for (const some of chunks(rows))
    await query.insert(messages).values(
      some.map(({ type, authorId, content, imageUrl, metadata, createdAt }) => ({
        projectId: place.projectId,
        ...{ type, authorId, content, createdAt },
        imageUrl: renamedIn(imageUrl, all),
        metadata: shownOnce(renamedIn(metadata, all)),
      })),
    )
}

/** The copies are set in the same fonts. */
async function lendAgain(query: Queryable, from: string, { projectId }: Place): Promise<void> {
  const lent = await query.select({ sha256: lentFonts.sha256 }).from(lentFonts).where(eq(lentFonts.projectId, from))
  if (lent.length > 0) await query.insert(lentFonts).values(lent.map(({ sha256 }) => ({ projectId, sha256 })))
}

export const duplicateStore = (orm: Orm) => ({
  /** What a copy keeps besides: bytes of its pictures and messages, no less than they take, and how many messages. */
  async sizeOf(projectId: string): Promise<{ bytes: number; messages: number }> {
    const { rows } = await orm.execute<{ bytes: number; messages: number }>(sql`
      select said.bytes + (select coalesce(sum(bytes), 0)::float from media where project_id = ${projectId}) as bytes,
        said.count as messages
      from (
        select coalesce(sum(bytes), 0)::float as bytes, count(*)::int as count
        from messages where project_id = ${projectId}
      ) said`)
    return oneRow(rows)
  },

  /** Null: there is no such project. */
  duplicate: (id: string): Promise<ProjectRow | null> =>
    orm.transaction(async (query) => {
      // What is being added to it, designs and their message together, comes whole or not at all: the one waits for the other.
      const [original] = await query.select().from(projects).where(eq(projects.id, id)).for('update')
      if (!original) return null
      const { ownerId, description, models } = original
      const title = `Copy of ${original.title}`.slice(0, 200)
      const [row] = await query.insert(projects).values({ ownerId, title, description, models }).returning()
      if (!row) return null
      const place = { ownerId, projectId: row.id }
      const renamed: Renamed = new Map()
      const lines = await linesOf(query, id)
      await copyDesigns(query, lines, place, renamed)
      await copyTies(query, lines, renamed)
      await copyMessages(query, id, place, renamed)
      await lendAgain(query, id, place)
      return oneRow(await query.select().from(projects).where(eq(projects.id, row.id)))
    }),
})
export type DuplicateStore = ReturnType<typeof duplicateStore>
