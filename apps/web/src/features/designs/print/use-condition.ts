/** The paper and the press that somebody prints on: what is usual where a design is printed, until they choose another. */
import { CONDITION_NAMES } from '@limner/contract/printing'
import { useState } from 'react'
import { KEYS, readText, writeText } from '../../../lib/storage.ts'
import type { PrintChoices } from './queries.ts'

export type Condition = PrintChoices['condition']

/** What was chosen instead of the usual one; undefined: nothing. */
export function keptCondition(): Condition | undefined {
  const kept = readText(KEYS.printCondition)
  return CONDITION_NAMES.find((name) => name === kept)
}

export function useCondition(choices: PrintChoices | null | undefined) {
  const [chosen, setChosen] = useState(keptCondition)
  function choose(name: Condition) {
    // Whoever goes back to the usual one gets the usual one of other countries, too.
    const kept = name === choices?.condition ? undefined : name
    setChosen(kept)
    writeText(KEYS.printCondition, kept ?? null)
  }
  return [chosen ?? choices?.condition, choose] as const
}
