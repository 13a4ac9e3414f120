/** What is opened above the stage of the chosen design: its set, its review links, its pictures in use, the report of a logo. */
export type StageDialog = 'formats' | 'review' | 'use' | 'report'

export interface Dialogs {
  dialog: StageDialog | null
  onDialog: (dialog: StageDialog | null) => void
}
