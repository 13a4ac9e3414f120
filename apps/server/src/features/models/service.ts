/** The models of this server: what they are asked, once and within the limits, and what that costs. */
import type { Call, LanguageClient, Outcome, Painter, Usage } from '@limner/models'
import type { ModelChoice } from '../../platform/model-config.ts'
import { NO_KEY, type ProviderParts, providerAccess } from './access.ts'
import { modelCatalogue } from './catalogue.ts'
import type { LedgerRow, LedgerStore } from './ledger-store.ts'
import { ownKeyService } from './own-keys.ts'
import { providerService } from './providers.ts'

export interface ModelParts extends ProviderParts {
  ledger: LedgerStore
  /** A model was no help; never with keys or what people wrote. */
  onFault: (about: Record<string, unknown>) => void
  /** A question was asked and ended. */
  onAsked?: (about: { model: string; outcome: string; seconds: number }) => void
}

export const MICROS = 1_000_000
/** What a question is reckoned with before it is asked: tokens of our instructions and of a long answer. */
const TYPICAL_USAGE: Usage = { inputTokens: 5000, outputTokens: 1500, images: 1 }
const ONE_PICTURE: Usage = { inputTokens: 0, outputTokens: 0, images: 1 }

/** Millionths of a dollar. */
export function costOf({ price }: ModelChoice, { inputTokens, outputTokens, images }: Usage): number {
  if (!price) return 0
  const dollars =
    'image' in price ? images * price.image : (inputTokens * price.input + outputTokens * price.output) / 1e6
  return Math.ceil(dollars * MICROS)
}
export const estimateOf = (choice: ModelChoice): number => costOf(choice, TYPICAL_USAGE)

/** A question to a model: asked once, whatever happens. */
export interface ModelQuestion {
  predictionId: string
  step: string
  ownerId: string | null
  signal: AbortSignal
}
export type ModelAnswer<T> = Outcome<T> | { ok: false; why: 'spent' | 'interrupted' }

interface Question<T> {
  choice: ModelChoice
  asking: ModelQuestion
  /** Milliseconds. */
  patience: number
  work: (call: Call) => Promise<Outcome<T>>
  /** It was begun before, by us or by who is dead; null: nobody can tell what came of it. */
  again?: (row: LedgerRow, call: Call) => Promise<Outcome<T>> | null
}

/** Asks within the limits, and writes down what came of it. */
function asker({ config, ledger, world, onFault, onAsked }: ModelParts) {
  const inMicros = (dollars: number | null) => (dollars === null ? null : dollars * MICROS)
  const limits = { user: inMicros(config.monthly.user), total: inMicros(config.monthly.total) }

  return async <T>({ choice, asking, patience, work, again }: Question<T>): Promise<ModelAnswer<T>> => {
    const { predictionId, step, ownerId, signal } = asking
    const entry = { predictionId, step, ownerId, model: choice.id, cost: estimateOf(choice) }
    const begun = await ledger.begin(entry, limits)
    if (begun === 'spent') return { ok: false, why: 'spent' }
    const deadline = world.now() + patience
    const began = world.now()
    const call = { signal, deadline, idempotencyKey: `${predictionId}:${step}` }
    const working = begun === 'begun' ? work(call) : again?.(begun, call)
    if (!working) return { ok: false, why: 'interrupted' }
    const outcome = await working
    const came = outcome.ok ? 'ok' : outcome.why
    onAsked?.({ model: choice.id, outcome: came, seconds: (world.now() - began) / 1000 })
    await ledger.end(predictionId, step, {
      ...outcome.usage,
      outcome: came,
      cost: costOf(choice, outcome.usage),
    })
    if (!outcome.ok)
      onFault({ prediction: predictionId, step, model: choice.id, why: outcome.why, detail: outcome.detail })
    return outcome
  }
}

export function modelService(parts: ModelParts) {
  const { config, ledger } = parts
  const catalogue = modelCatalogue(config, parts.added)
  const access = providerAccess(parts, catalogue)
  const providers = providerService(parts, catalogue, access)
  const ownKeys = ownKeyService(parts, catalogue, access)
  const ask = asker(parts)

  return {
    providers,
    ownKeys,
    patience: config.patience,
    refresh: catalogue.refresh,
    /** As far as it was read: `refresh` reads again. */
    areThere: (): boolean => catalogue.choices().length > 0,

    choiceOf: (id: string | null | undefined, role: ModelChoice['role']): ModelChoice | undefined =>
      catalogue.choices().find((choice) => choice.id === id && choice.role === role),

    /** What can be chosen, by whom, as far as it was read: those whose provider lacks a key are left out. */
    async choices(isGuest: boolean, ownerId: string | null = null): Promise<ModelChoice[]> {
      if (isGuest && !config.guests) return []
      const names = catalogue.names()
      const roles = await Promise.all(names.map((name) => access.rolesOf(name, isGuest ? null : ownerId)))
      return catalogue.choices().filter(({ adapter, role }) => roles[names.indexOf(adapter)]?.has(role))
    },

    async speak<T>(
      choice: ModelChoice,
      asking: ModelQuestion,
      say: (speaker: LanguageClient, call: Call) => Promise<Outcome<T>>,
      patience = config.patience.answer,
    ): Promise<ModelAnswer<T>> {
      const { speaker } = await access.open(choice, asking.ownerId)
      const work = (call: Call) => (speaker ? say(speaker, call) : Promise.resolve(NO_KEY))
      return ask({ choice, asking, patience, work })
    },

    /** Starts a picture or goes on waiting for one; at a cancellation the provider is told. */
    async paint(
      choice: ModelChoice,
      asking: ModelQuestion,
      wish: Parameters<Painter['start']>[0],
      isCancelled: () => boolean,
    ) {
      const { painter } = await access.open(choice, asking.ownerId)
      async function wait(jobId: string, call: Call): ReturnType<Painter['resume']> {
        if (!painter) return NO_KEY
        try {
          return { ...(await painter.resume(jobId, call)), usage: ONE_PICTURE }
        } catch (error) {
          if (isCancelled()) await painter.cancel(jobId, call)
          throw error
        }
      }
      async function start(call: Call): ReturnType<Painter['resume']> {
        if (!painter) return NO_KEY
        const started = await painter.start(wish, call)
        if (!started.ok) return started
        if (!('jobId' in started.value)) return { ...started, value: started.value }
        await ledger.keepJob(asking.predictionId, asking.step, started.value.jobId)
        return wait(started.value.jobId, call)
      }
      const patience = config.patience.picture
      return ask({
        choice,
        asking,
        patience,
        work: start,
        again: ({ jobId }, call) => (jobId ? wait(jobId, call) : null),
      })
    },

    costOf: ledger.costOf,

    /** What somebody's use has cost. */
    async usage(ownerId: string) {
      const [spent, days] = await Promise.all([ledger.spentBy(ownerId), ledger.byDay(ownerId)])
      return { spent: spent / MICROS, limit: config.monthly.user, days: days.map(inDollars) }
    },

    async usageOfAll() {
      const [spent, days] = await Promise.all([ledger.spentByAll(), ledger.byDay()])
      return { spent: spent / MICROS, limit: config.monthly.total, days: days.map(inDollars) }
    },
  }
}
export type ModelService = ReturnType<typeof modelService>

const inDollars = <T extends { cost: number }>(row: T): T => ({ ...row, cost: row.cost / MICROS })
