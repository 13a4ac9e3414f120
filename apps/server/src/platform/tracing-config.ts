/** Where traces are sent: what the configuration takes of OpenTelemetry's own variables. */
import { z } from 'zod'
import type { TracingConfig } from '../tracing/tracing.ts'

/** 'authorization=Bearer%20abc,x-team=design', as OpenTelemetry has it. */
const headers = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair): [string, string] => {
        const at = pair.indexOf('=')
        return [pair.slice(0, Math.max(0, at)).trim(), decoded(pair.slice(at + 1).trim())]
      }),
  )
  .refine((pairs) => pairs.every(([name]) => /^[\w-]+$/.test(name)), {
    error: 'must be headers such as authorization=Bearer%20abc, separated by commas',
  })
  .transform((pairs) => Object.fromEntries(pairs))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address such as http://localhost:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().max(200).default('limner'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'must be from 0 to 1')
    .transform(Number)
    .default(1),
}

/** Null: there are no traces. */
export function readTracing(value: z.output<z.ZodObject<typeof TRACING_VARIABLES>>): TracingConfig | null {
  if (!value.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  return {
    endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: value.OTEL_EXPORTER_OTLP_HEADERS,
    service: value.OTEL_SERVICE_NAME,
    share: value.OTEL_TRACES_SAMPLER_ARG,
  }
}
