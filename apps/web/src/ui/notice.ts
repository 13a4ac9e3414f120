/** A short notice that somebody is shown. */
export interface Notice {
  title: string
  description?: string
  destructive?: boolean
}
