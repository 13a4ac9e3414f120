/** The words of a page for one trade. '{name}' is the brand, '{about}' the subject in the prompt's words. */
export interface PageWords {
  nav: string[]
  headlines: string[]
  subheads: string[]
  /** Leading call, quieter call. */
  calls: [string, string][]
  /** At least five: title, body. */
  features: [string, string][]
  about: [string, string][]
  /** Three or four steps. */
  process: [string, string][]
  /** What anybody may ask about the subject, answered without claims about the business. */
  faq: [string, string][]
  closings: [string, string][]
  footers: string[]
}
