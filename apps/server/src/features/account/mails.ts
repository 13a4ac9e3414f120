/** What people are mailed about their account. */
import type { Mail } from '../../mail/mail.ts'

export interface Recipient {
  email: string
  firstName: string
}

const mail = ({ email, firstName }: Recipient, subject: string, ...paragraphs: string[]): Mail => ({
  to: email,
  subject,
  text: `${[`Hello${firstName && ` ${firstName}`},`, ...paragraphs, 'The Limner Team'].join('\n\n')}\n`,
})

export const resetMail = (reader: Recipient, link: string): Mail =>
  mail(
    reader,
    'Reset your Limner password',
    'somebody, hopefully you, asked for a new password for your Limner account. This link sets one:',
    link,
    'It works once, within an hour, unless you request a newer one. If you did not ask for it, ignore this email: your password stays the same.',
  )

/** @param origin of the page that helps */
export const passwordChangedMail = (reader: Recipient, origin: string): Mail =>
  mail(
    reader,
    'Your Limner password was changed',
    'the password of your Limner account has just been changed. If that was you, there is nothing to do.',
    `If it was not, set a new one at once: ${origin}/reset-password`,
  )

/** To the new address. */
export const confirmEmailMail = (reader: Recipient, link: string): Mail =>
  mail(
    reader,
    'Confirm your new address for Limner',
    'somebody, hopefully you, wants to use this address for their Limner account. This link confirms it:',
    link,
    'It works once, within an hour. If you do not know what this is about, ignore this email.',
  )

/** To the address that counts until the new one is confirmed. */
export const emailWillChangeMail = (reader: Recipient, wanted: string, origin: string): Mail =>
  mail(
    reader,
    'A new address for your Limner account',
    `somebody, hopefully you, asked to move your Limner account to ${wanted}. It will move once the link sent there is opened.`,
    `If it was not you, somebody knows your password. Set a new one at once; that also stops the move: ${origin}/reset-password`,
  )

/** To the address that counted before. */
export const emailChangedMail = (reader: Recipient, now: string): Mail =>
  mail(
    reader,
    'Your Limner account has a new address',
    `your Limner account is now reached at ${now}. Emails about it no longer come here.`,
    'If that was not you, reply to this email.',
  )

/** @param origin of the page that helps */
export const passkeyMail = (reader: Recipient, name: string, isAdded: boolean, origin: string): Mail =>
  mail(
    reader,
    isAdded ? 'A passkey was added to your Limner account' : 'A passkey was removed from your Limner account',
    isAdded
      ? `the passkey “${name}” was added to your Limner account: it signs you in from now on.`
      : `the passkey “${name}” was removed from your Limner account: it no longer signs you in.`,
    `If that was not you, set a new password at once: ${origin}/reset-password`,
  )

/** @param origin of the page that helps */
export const secondFactorMail = (reader: Recipient, isOn: boolean, origin: string): Mail =>
  mail(
    reader,
    isOn ? 'Your Limner account asks for a code now' : 'Your Limner account asks for no code any more',
    isOn
      ? 'an authenticator app was added to your Limner account: signing in takes one of its codes from now on.'
      : 'the authenticator app was taken off your Limner account: the password alone signs you in.',
    `If that was not you, set a new password at once: ${origin}/reset-password`,
  )
