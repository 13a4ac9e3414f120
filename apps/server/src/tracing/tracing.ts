/**
 * What the server does, as spans of OpenTelemetry: requests, jobs, and the queries of both. What sends them is loaded where a
 * collector is configured; everywhere else this does nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Span, SpanContext, Tracer } from '@opentelemetry/api'

export interface TracingConfig {
  /** Of the collector, without a slash at the end. */
  endpoint: string
  headers: Record<string, string>
  /** Under which name this server is shown. */
  service: string
  /** How many of the traces that begin here are kept, from 0 to 1. */
  share: number
}

type Attributes = Record<string, string | number>

export interface SpanAbout {
  name: string
  kind?: 'server' | 'consumer' | 'client'
  attributes?: Attributes
  /** What it goes on with, as `place` or the header `traceparent` has it; absent: with what is being done. */
  from?: string | undefined
}

export interface OpenSpan {
  /** What is done in it is a part of it. */
  run<T>(work: () => T): T
  end(attributes: Attributes, failed: boolean): void
}

export interface Tracing {
  begin(about: SpanAbout): OpenSpan
  /** All of some work. */
  within<T>(about: SpanAbout, work: () => Promise<T>): Promise<T>
  /** A query that has just ended. Of what nobody asked for, such as looks at the queue, nothing is kept. */
  query(text: string, milliseconds: number, failed: boolean): void
  /** What is being done, for whoever goes on with it, at whichever server. */
  place(): string | undefined
  close(): Promise<void>
}

export const NO_TRACING: Tracing = {
  begin: () => ({ run: (work) => work(), end: () => {} }),
  within: (_about, work) => work(),
  query: () => {},
  place: () => undefined,
  close: async () => {},
}

/** Characters of a query that are kept. */
const QUERY_MAX = 2_000
/** Milliseconds that spans have to be sent when the server ends. */
const CLOSE_TIMEOUT = 2_000

async function load() {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ])
  return { api, sdk, OTLPTraceExporter, resourceFromAttributes }
}
type Loaded = Awaited<ReturnType<typeof load>>

function openTracer(
  { sdk, OTLPTraceExporter, resourceFromAttributes }: Loaded,
  { endpoint, headers, service, share }: TracingConfig,
  version: string,
) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  return { tracer: provider.getTracer('limner', version), shutdown: () => provider.shutdown() }
}

/** As the W3C has it: https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

function readPlace(from: string | undefined): SpanContext | null {
  const [, traceId, spanId, sampled] = TRACEPARENT.exec(from ?? '') ?? []
  return traceId && spanId ? { traceId, spanId, traceFlags: Number(sampled), isRemote: true } : null
}

const writePlace = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`

/** Spans that are parts of one another, as what is done in them calls for more. */
function spansOf({ api }: Loaded, tracer: Tracer) {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const current = new AsyncLocalStorage<Span>()
  const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }

  function contextOf(from: string | undefined): Context {
    const place = readPlace(from)
    if (place) return trace.setSpanContext(ROOT_CONTEXT, place)
    const parent = current.getStore()
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  }

  return {
    begin({ name, kind, attributes = {}, from }: SpanAbout): OpenSpan {
      const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes }
      const span = tracer.startSpan(name, options, contextOf(from))
      return {
        run: (work) => current.run(span, work),
        end(more, failed) {
          span.setAttributes(more)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    query(text: string, milliseconds: number, failed: boolean): void {
      const parent = current.getStore()
      if (!parent) return
      const said = text.trim().replace(/\s+/g, ' ').slice(0, QUERY_MAX)
      const now = Date.now()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': said }
      const options = { kind: SpanKind.CLIENT, attributes, startTime: now - milliseconds }
      // 'SELECT', also of '(select …) union (select …)'.
      const name = /[a-z]+/i.exec(said)?.[0].toUpperCase() ?? 'query'
      const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    place(): string | undefined {
      const span = current.getStore()
      return span && writePlace(span.spanContext())
    },
  }
}

/** @param config null: nothing is loaded */
export async function openTracing(
  config: TracingConfig | null,
  { version, onFailure }: { version: string; onFailure: (message: string) => void },
): Promise<Tracing> {
  if (!config) return NO_TRACING
  const loaded = await load()
  const { diag, DiagLogLevel } = loaded.api
  const nothing = () => {}
  const logger = { error: onFailure, warn: onFailure, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const { tracer, shutdown } = openTracer(loaded, config, version)
  const spans = spansOf(loaded, tracer)
  return {
    ...spans,
    async within(about, work) {
      const span = spans.begin(about)
      try {
        const result = await span.run(work)
        span.end({}, false)
        return result
      } catch (error) {
        // Its message may hold what people wrote.
        span.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true)
        throw error
      }
    },
    close: async () => {
      await Promise.race([shutdown(), sleep(CLOSE_TIMEOUT, undefined, { ref: false })])
    },
  }
}
