/**
 * What was asked and answered, as messages of the project: whoever asks by the API finds it in the conversation, and
 * nothing is lost when a page closes before it has saved it. Pages save under the same keys, so each stands there once.
 */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import type { PredictionResult } from '../../db/documents.ts'
import { designs, media, messages, type predictions, projects } from '../../db/schema.ts'
import { mediaUrl } from '../../media/address.ts'

type PredictionRow = typeof predictions.$inferSelect

/** The key under which pages save the answer of a prediction, too. */
const answerKey = (predictionId: string) => `answer-${predictionId}`

/** Called in the transaction that ends a prediction, after its designs were added. */
export async function saveConversation(
  query: Queryable,
  prediction: PredictionRow,
  result: PredictionResult,
): Promise<void> {
  const { projectId } = prediction
  if (projectId === null) return
  // The project's row is locked first, as for every message.
  const [project] = await query
    .update(projects)
    .set({ updatedAt: sql`now()` })
    .where(eq(projects.id, projectId))
    .returning({ ownerId: projects.ownerId })
  const authorId = project && project.ownerId !== prediction.ownerId ? prediction.ownerId : null
  await savePrompt(query, prediction, projectId, authorId)
  await saveAnswer(query, prediction, projectId, result)
}

/** @param authorId a member of the project who asked; null: its owner did */
async function savePrompt(
  query: Queryable,
  prediction: PredictionRow,
  projectId: string,
  authorId: string | null,
): Promise<void> {
  const { request, idempotencyKey, id, createdAt } = prediction
  // Changes by hand, and what is pressed for a set, were not asked for in words.
  if (request.operations || request.formats || request.inSet) return
  const content = request.modification ?? request.prompt
  const [last] = await query
    .select({ id: messages.id, type: messages.type, content: messages.content })
    .from(messages)
    .where(eq(messages.projectId, projectId))
    .orderBy(desc(messages.sequence))
    .limit(1)
  if (last?.type === 'user' && last.content === content) return
  const key = idempotencyKey ?? `wish-${id}`
  const [picture] = request.pictureId
    ? await query.select({ id: media.id, type: media.type }).from(media).where(eq(media.id, request.pictureId))
    : []
  await query
    .insert(messages)
    .values({
      projectId,
      authorId,
      type: 'user',
      content,
      imageUrl: picture ? mediaUrl(picture) : null,
      idempotencyKey: key,
      createdAt,
    })
    .onConflictDoNothing({ target: [messages.projectId, messages.idempotencyKey] })
}

async function saveAnswer(
  query: Queryable,
  { id, request }: PredictionRow,
  projectId: string,
  { message, replitPrompt, understood, asked, changes, suggestions, choices, actions }: PredictionResult,
): Promise<void> {
  const made = await query
    .select({ id: designs.id, prompt: designs.prompt, pictureId: media.id, type: media.type })
    .from(designs)
    .innerJoin(media, and(eq(media.designId, designs.id), eq(media.artboard, 0)))
    .where(eq(designs.predictionId, id))
    .orderBy(asc(designs.position))
  await query
    .insert(messages)
    .values({
      projectId,
      type: 'ai',
      content: message ?? '',
      metadata: {
        designUrls: made.map(({ pictureId, type }) => mediaUrl({ id: pictureId, type })),
        designIds: made.map((design) => design.id),
        originalPrompt: made[0]?.prompt ?? request.prompt,
        ...(replitPrompt && { replitPrompt }),
        ...(understood && { understood }),
        ...(asked && { asked }),
        ...(changes && { changes }),
        ...(suggestions && { suggestions }),
        ...(choices && { choices }),
        ...(actions && { actions }),
      },
      idempotencyKey: answerKey(id),
    })
    .onConflictDoNothing({ target: [messages.projectId, messages.idempotencyKey] })
}
