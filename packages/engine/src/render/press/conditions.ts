/** The printing conditions that a file for a press is made for: which paper and which press, as the registry of the ICC knows them. */

/** What is usual where, first. */
export const CONDITION_NAMES = ['fogra39', 'fogra47', 'cgats-tr-001'] as const
export type ConditionName = (typeof CONDITION_NAMES)[number]

export interface Condition {
  name: ConditionName
  /** For people. */
  label: string
  /** Its name in the registry, https://www.color.org/chardata/drsection1.xalter. */
  identifier: string
  /** Of paper and press, for whoever opens the file. */
  info: string
  /** Shares of full ink, all four together, that the paper bears. */
  mostInk: number
}

export const CONDITIONS: Readonly<Record<ConditionName, Condition>> = {
  fogra39: {
    name: 'fogra39',
    label: 'Coated, Europe (FOGRA39)',
    identifier: 'FOGRA39',
    info: 'Offset on coated paper, ISO 12647-2:2004/Amd 1, FOGRA39',
    // ISO Coated v2 300 %, as printers on the web ask for; presses that take 330 take it, too.
    mostInk: 3,
  },
  fogra47: {
    name: 'fogra47',
    label: 'Uncoated, Europe (FOGRA47)',
    identifier: 'FOGRA47',
    info: 'Offset on uncoated white paper, ISO 12647-2:2004/Amd 1, FOGRA47',
    mostInk: 3,
  },
  'cgats-tr-001': {
    name: 'cgats-tr-001',
    label: 'Web offset, US (CGATS TR 001)',
    identifier: 'CGATS TR 001',
    info: 'Web offset, SWOP, CGATS TR 001',
    mostInk: 3,
  },
}
