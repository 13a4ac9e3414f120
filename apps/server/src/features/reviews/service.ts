/** Review links: a design shown to whoever has the link, and what they answer. */
import crypto from 'node:crypto'
import type { Paging } from '@limner/contract'
import type { PictureWidth } from '@limner/contract/picture-sizes'
import type { Api, Parsed, Result, Review, ReviewEntry } from '@limner/contract/types'
import type { MediaFiles } from '../../media/files.ts'
import { type PictureSizes, SIZE_TYPE } from '../../media/sizes.ts'
import type { MediaRow, MediaStore } from '../../media/store.ts'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignStore } from '../designs/store.ts'
import { newToken } from '../identity/tokens.ts'
import type { ReviewNews } from '../notifications/service.ts'
import type { EntryRow, NewEntry, ReviewRow, ReviewStore, ShownReview } from './store.ts'

/** Links that one design may have, and answers that one link takes: nobody reads more. */
const LINKS_MAX = 20
const ENTRIES_MAX = 500
/** Minutes after an answer in which no other of its kind is mailed: comments come in bursts, and nobody can flood a mailbox. */
const QUIET = 10
/** Milliseconds. */
const DAY = 86_400_000

export interface ReviewParts {
  store: ReviewStore
  designs: Pick<DesignStore, 'find' | 'findFacts'>
  media: Pick<MediaStore, 'listOfDesign'>
  files: Pick<MediaFiles, 'stream'>
  sizes: PictureSizes
  /** Mails the person whose design it is. */
  tell: (ownerId: string, news: ReviewNews) => Promise<void>
  onUntold: (error: unknown) => void
}

type Comment = Parsed<Api['commentShared']>['body']
type Verdict = Parsed<Api['decideShared']>['body']

const pathOf = ({ token }: Pick<ReviewRow, 'token'>) => `/review/${token}`

const asEntry = ({ side, x, y, version, resolvedAt, createdAt, reviewId: _, ...row }: EntryRow): ReviewEntry => ({
  ...row,
  place: side === null || x === null || y === null ? null : { side, x, y },
  versionNumber: version,
  isResolved: resolvedAt !== null,
  createdAt: createdAt.toISOString(),
})

const asReview = ({ review, design }: ShownReview, entries: readonly EntryRow[]): Review => ({
  id: review.id,
  path: pathOf(review),
  designId: review.designId,
  versionNumber: design.version,
  createdAt: review.createdAt.toISOString(),
  expiresAt: review.expiresAt?.toISOString() ?? null,
  entries: entries.filter(({ reviewId }) => reviewId === review.id).map(asEntry),
})

/** Expired, revoked and never there look the same from outside. */
const gone = () =>
  new HttpError('not-found', 'This link shows nothing, or nothing any more. Please ask whoever sent it for a new one.')

function requireSide(side: number, sides: number): void {
  if (side < sides) return
  throw new HttpError('unprocessable', `The design has ${sides} ${sides === 1 ? 'side' : 'sides'}, counted from 0.`)
}

function asShared(
  { review, design }: ShownReview,
  pictures: readonly MediaRow[],
  rows: readonly EntryRow[],
  sharedBy: string | null,
  callerId: string | undefined,
): Result<Api['readSharedDesign']> {
  const decided = rows.findLast(({ kind, version }) => kind !== 'comment' && version === design.version)
  return {
    title: design.title,
    sharedBy,
    versionNumber: design.version,
    pictures: pictures.map(({ name, width, height, artboard }) => ({
      name,
      // The version makes it another address: a browser keeps no picture of the one before.
      imageUrl: `/api/shared/${review.token}/pictures/${artboard ?? 0}?v=${design.version}`,
      width,
      height,
    })),
    verdict: decided && decided.kind !== 'comment' ? decided.kind : null,
    entries: rows.map(asEntry),
    expiresAt: review.expiresAt?.toISOString() ?? null,
    own: callerId === review.ownerId ? { reviewId: review.id, projectId: design.projectId } : null,
  }
}

/** For the person whose design it is. */
function ownReviews({ store, designs }: ReviewParts) {
  async function designOf(id: string) {
    const design = await designs.findFacts(id)
    if (!design) throw new HttpError('not-found', 'There is no such design.')
    return design
  }

  return {
    async create(designId: string, ownerId: string, days: number | null): Promise<Review> {
      const design = await designOf(designId)
      const expiresAt = days === null ? null : new Date(Date.now() + days * DAY)
      const review = await store.create({ token: newToken(), ownerId, designId, expiresAt }, design.rootId, LINKS_MAX)
      if (!review)
        throw new HttpError('conflict', `This design has ${LINKS_MAX} review links. Please delete one of them.`)
      return asReview({ review, design }, [])
    },

    async listOf(designId: string, paging: Paging): Promise<Review[]> {
      const found = await store.ofLine((await designOf(designId)).rootId, paging)
      const entries = await store.entriesOf(found.map(({ review }) => review.id))
      return found.map((one) => asReview(one, entries))
    },

    async show(id: string, designId: string): Promise<Review> {
      const [found, design] = await Promise.all([store.find(id), designs.findFacts(designId)])
      if (!found || found.design.rootId !== design?.rootId)
        throw new HttpError(
          'unprocessable',
          'A review link can show another version of its design, not another design.',
        )
      await store.show(id, designId)
      const review = { ...found.review, designId }
      return asReview({ review, design }, await store.entriesOf([id]))
    },

    async resolve(id: string, entryId: string, isResolved: boolean): Promise<void> {
      if (!(await store.resolve(id, entryId, isResolved))) throw new HttpError('not-found', 'There is no such comment.')
    },

    revoke: (id: string): Promise<void> => store.remove(id),
  }
}

/** For whoever has the link. */
function sharedReviews({ store, designs, media, files, sizes, tell, onUntold }: ReviewParts) {
  async function open(token: string): Promise<ShownReview> {
    const found = await store.findByToken(token)
    if (!found) throw gone()
    return found
  }

  async function answer({ review, design }: ShownReview, entry: Omit<NewEntry, 'reviewId' | 'version'>) {
    const said = { ...entry, reviewId: review.id, version: design.version }
    const added = await store.add(said, { most: ENTRIES_MAX, quiet: QUIET })
    if (!added) throw new HttpError('conflict', `This link has ${ENTRIES_MAX} answers. Please ask for a new one.`)
    const { row, isQuiet } = added
    const { kind, name: person, text: words } = entry
    const news = { kind, person, words, design: design.title, version: design.version, path: pathOf(review) }
    // It is kept: whoever said it must not be asked to say it again.
    if (!isQuiet) await tell(review.ownerId, news).catch(onUntold)
    return asEntry(row)
  }

  return {
    /** @param callerId who looks; undefined: nobody known */
    async shared(token: string, callerId: string | undefined): Promise<Result<Api['readSharedDesign']>> {
      const found = await open(token)
      const { review } = found
      const [pictures, rows, sharedBy] = await Promise.all([
        media.listOfDesign(review.designId),
        store.entriesOf([review.id]),
        store.givenNameOf(review.ownerId),
      ])
      return asShared(found, pictures, rows, sharedBy, callerId)
    },

    /** @param width absent: as it is */
    async picture(token: string, side: number, width?: PictureWidth): Promise<FileAnswer> {
      const { review, design } = await open(token)
      const row = (await media.listOfDesign(review.designId)).find(({ artboard }) => artboard === side)
      const content = row && (await (width ? sizes.stream(row, width) : files.stream(row.sha256)))
      if (!content) throw new HttpError('not-found', 'There is no such side.')
      if (width) return { name: `${design.title}.webp`, type: SIZE_TYPE, content }
      return { name: `${design.title}.png`, type: row.type, content }
    },

    async comment(token: string, { name, text, place }: Comment): Promise<ReviewEntry> {
      const found = await open(token)
      if (place) requireSide(place.side, (await media.listOfDesign(found.review.designId)).length)
      return answer(found, { kind: 'comment', name, text, ...place })
    },

    async decide(token: string, { name, verdict, text, versionNumber }: Verdict): Promise<ReviewEntry> {
      const found = await open(token)
      if (found.design.version !== versionNumber)
        throw new HttpError('conflict', 'Another version is shown by now. Please look at it first.')
      const design = await designs.find(found.review.designId)
      if (!design) throw gone()
      const sceneHash = crypto.createHash('sha256').update(JSON.stringify(design.scene)).digest('hex')
      return answer(found, { kind: verdict, name, text, sceneHash: verdict === 'approved' ? sceneHash : null })
    },
  }
}

export const reviewService = (parts: ReviewParts) => ({ ...ownReviews(parts), ...sharedReviews(parts) })
export type ReviewService = ReturnType<typeof reviewService>
