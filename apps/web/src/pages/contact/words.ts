import type { InquiryType } from '@limner/contract/types'

/** Kinds of inquiries as people read them. */
export const INQUIRIES: Record<InquiryType, string> = {
  general: 'General Question',
  support: 'Technical Support',
  sales: 'Sales Inquiry',
  partnership: 'Partnership',
  press: 'Press & Media',
  feedback: 'Product Feedback',
}

export const SENT = { title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." }
export const NOT_SENT = { title: 'Error sending message', description: 'Please try again or contact us directly.' }
