/** What people are mailed about teams. */
import { INVITATION_DAYS } from '@limner/contract'
import type { Mail } from '../../mail/mail.ts'

export interface Invited {
  kind: 'project' | 'brand kit'
  title: string
  role: 'editor' | 'viewer'
  /** Who invites. */
  inviter: string
}

/** Characters of a name that somebody chose. */
const LONGEST = 80

/** What somebody wrote, in a mail of ours to somebody else: one line, and nothing that a mail program makes a link of. */
function quoted(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/[./@:]\S/.test(word))
  const line = words.join(' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const MAY = {
  project: { editor: 'work on the project', viewer: 'look at the project' },
  'brand kit': { editor: 'work on the brand kit', viewer: 'use the brand kit' },
} as const

export function invitationMail(to: string, link: string, { kind, title, role, inviter }: Invited): Mail {
  const [name, who] = [quoted(title), quoted(inviter) || 'Somebody']
  const what = `${MAY[kind][role]}${name && ` “${name}”`}`
  return {
    to,
    subject: `${who} invites you to a ${kind} on Limner`,
    text: `${[
      'Hello,',
      `${who} invites you to ${what} on Limner. This link accepts:`,
      link,
      `It is good for ${INVITATION_DAYS} days, for an account with this email address. If you have none yet, the link leads to one.`,
      'If you do not know what this is about, ignore this email.',
      'The Limner Team',
    ].join('\n\n')}\n`,
  }
}
