/** How designs go to a printer. */
import type { Design, ExportOptions, PrintChoices } from '@limner/engine'
import type { FastifyRequest } from 'fastify'
import { localeOf } from '../../platform/language.ts'
import type { Caller } from '../../platform/mount.ts'
import type { Threads } from '../../threads/threads.ts'

/** The language of whoever asks, as their account has it, with the country that their browser tells. */
export const readsOf = (caller: Caller | null, request: FastifyRequest): string =>
  localeOf(request, (caller?.kind === 'user' && caller.user.language) || undefined)

export const choicesOf = (threads: Threads, design: Design, reads: string): Promise<PrintChoices | null> =>
  threads.run('printChoices', { design, reads })

export interface PressOptions {
  colour?: ExportOptions['colour'] | undefined
  condition?: ExportOptions['condition'] | undefined
}

/** A file in CMYK is made for the printing condition that is usual where the design is printed, unless somebody says otherwise. */
export async function onItsPress<O extends PressOptions>(
  threads: Threads,
  design: Design,
  options: O,
  reads: string,
): Promise<O> {
  if (options.colour !== 'cmyk' || options.condition) return options
  const choices = await choicesOf(threads, design, reads)
  return choices ? { ...options, condition: choices.condition } : options
}
