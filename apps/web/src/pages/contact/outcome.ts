/** What became of the form where it was sent without scripts: the server says so in the page that it answers. */
import type { FormOutcome } from '@limner/contract/types'
import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '../page.ts'

const KEY = ['contact-form'] as const

/** Null: it was not sent that way. */
export const useOutcome = (): FormOutcome | null => useQueryClient().getQueryData<FormOutcome | null>(KEY) ?? null

export const loadContact: NonNullable<Page['load']> = async ({ form }) => ({
  ...(form?.sent === false && { status: 400 }),
  data: [[KEY, form ?? null]],
})
