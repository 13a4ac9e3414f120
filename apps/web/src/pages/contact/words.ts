import type { InquiryType } from '@limner/contract/types'
import { type English, english, t } from '../../lib/language/translate.ts'

/** Kinds of inquiries as people read them. */
const INQUIRIES: Record<InquiryType, English> = {
  general: english('General Question'),
  support: english('Technical Support'),
  sales: english('Sales Inquiry'),
  partnership: english('Partnership'),
  press: english('Press & Media'),
  feedback: english('Product Feedback'),
}

export const inquiryName = (type: InquiryType): string => t(INQUIRIES[type])
export const inquiryNames = () => Object.fromEntries(Object.entries(INQUIRIES).map(([type, words]) => [type, t(words)]))

export const SENT = {
  title: english('Message sent successfully!'),
  description: english("We'll get back to you within 24 hours."),
}
export const NOT_SENT = {
  title: english('Error sending message'),
  description: english('Please try again or contact us directly.'),
}
