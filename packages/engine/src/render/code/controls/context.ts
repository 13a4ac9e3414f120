/** What the writers of controls share: where they stand, what they use, and where they leave what belongs beside them. */
import type { Control, ControlKind } from '../../../scene/controls.ts'
import type { Element } from '../jsx.ts'
import type { Lists } from '../repeat.ts'
import type { Snippet } from './snippets/types.ts'

export interface ControlContext {
  /** Takes a helper into the file. */
  use(...snippets: readonly Snippet[]): void
  /** A name that is free in the file. */
  nameOf(wanted: string): string
  /** What a form is called for the ear, as no other one is. */
  labelOf(wanted: string): string
  /** Where lists of data go. */
  lists: Lists
  /** Drawn for a small screen: what is in sight there stays so. */
  isSmall: boolean
  /** It stands around every page of a site, and does not know which one. */
  isShared: boolean
  /** The heading that the control stands under. */
  heading: string
  /** The name of the form around it, in code. */
  form?: string
  /** The component that draws a sign: 'ph:leaf'. */
  signOf(icon: string): string
  /** The name of the game around it, in code. */
  game?: string
  /** The name of the conversation around it, in code. */
  chat?: string
  /** What presses itself does: the handlers that the control around it gives its buttons. */
  submit?: Element['attributes']
  /** Makes the controls below an element act. */
  below(node: Element, within?: Partial<ControlContext>): Element
}

export type ControlOf<Kind extends ControlKind> = Extract<Control, { kind: Kind }>
export type Write<Kind extends ControlKind> = (
  node: Element,
  control: ControlOf<Kind>,
  acting: ControlContext,
) => Element
