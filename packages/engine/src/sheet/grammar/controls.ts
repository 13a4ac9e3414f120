import type { Control } from '../../scene/controls.ts'

export const CONTROL_SAYS = 'a control as JSON: \'{"kind":"search"}\''

/** Whether something has the form of a control. What kinds there are is known where they are acted on. */
export const isControl = (value: unknown): value is Control =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
