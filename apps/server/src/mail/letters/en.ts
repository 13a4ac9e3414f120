import type { Letters } from './types.ts'

export const en: Letters = {
  greeting: 'Hello {name},',
  nameless: 'Hello,',
  closing: 'The Limner Team',
  off: 'You can turn these emails off in your account settings.',
  reset: {
    subject: 'Reset your Limner password',
    text: [
      'somebody, hopefully you, asked for a new password for your Limner account. This link sets one:',
      '{link}',
      'It works once, within an hour, unless you request a newer one. If you did not ask for it, ignore this email: your password stays the same.',
    ],
  },
  passwordChanged: {
    subject: 'Your Limner password was changed',
    text: [
      'the password of your Limner account has just been changed. If that was you, there is nothing to do.',
      'If it was not, set a new one at once: {reset}',
    ],
  },
  confirmEmail: {
    subject: 'Confirm your new address for Limner',
    text: [
      'somebody, hopefully you, wants to use this address for their Limner account. This link confirms it:',
      '{link}',
      'It works once, within an hour. If you do not know what this is about, ignore this email.',
    ],
  },
  emailWillChange: {
    subject: 'A new address for your Limner account',
    text: [
      'somebody, hopefully you, asked to move your Limner account to {email}. It will move once the link sent there is opened.',
      'If it was not you, somebody knows your password. Set a new one at once; that also stops the move: {reset}',
    ],
  },
  emailChanged: {
    subject: 'Your Limner account has a new address',
    text: [
      'your Limner account is now reached at {email}. Emails about it no longer come here.',
      'If that was not you, reply to this email.',
    ],
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Limner account',
    text: [
      'the passkey “{passkey}” was added to your Limner account: it signs you in from now on.',
      'If that was not you, set a new password at once: {reset}',
    ],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Limner account',
    text: [
      'the passkey “{passkey}” was removed from your Limner account: it no longer signs you in.',
      'If that was not you, set a new password at once: {reset}',
    ],
  },
  secondFactorOn: {
    subject: 'Your Limner account asks for a code now',
    text: [
      'an authenticator app was added to your Limner account: signing in takes one of its codes from now on.',
      'If that was not you, set a new password at once: {reset}',
    ],
  },
  secondFactorOff: {
    subject: 'Your Limner account asks for no code any more',
    text: [
      'the authenticator app was taken off your Limner account: the password alone signs you in.',
      'If that was not you, set a new password at once: {reset}',
    ],
  },
  designReady: {
    subject: 'Your design is ready',
    text: ['the design you asked for is ready: “{prompt}”', '{link}'],
  },
  comment: {
    subject: 'Your design was answered',
    text: ['{person} commented on “{design}”, version {version}.', '“{words}”', '{link}'],
  },
  approved: {
    subject: 'Your design was answered',
    text: ['{person} approved “{design}”, version {version}.', '“{words}”', '{link}'],
  },
  changes: {
    subject: 'Your design was answered',
    text: ['{person} asked for a change of “{design}”, version {version}.', '“{words}”', '{link}'],
  },
  webhookOff: {
    subject: 'A webhook was turned off',
    text: [
      'nothing has arrived at {address} for days, or the address says that it is gone. No more messages are sent there. You can turn the webhook on again in your account settings.',
      '{link}',
    ],
  },
  week: {
    subject: 'Your week with Limner',
    text: ['in the last seven days you made {designs} in {projects}.', '{link}'],
  },
  designs: { one: '{count} design', other: '{count} designs' },
  projects: { one: '{count} project', other: '{count} projects' },
  invitation: {
    subject: 'You are invited to Limner',
    text: [
      'you are invited to make designs with Limner. This link creates your account:',
      '{link}',
      'It works once, within a week.',
    ],
  },
  projectInvitation: {
    subject: '{person} invites you to a project',
    text: [
      '{person} invites you to work on the project “{title}” in Limner. This link accepts:',
      '{link}',
      'It is good for {days} days, for an account with this email address alone. If you have none yet, the link leads to one.',
      'If you do not know what this is about, ignore this email.',
    ],
  },
  brandKitInvitation: {
    subject: '{person} invites you to a brand kit',
    text: [
      '{person} invites you to use the brand kit “{title}” in Limner. This link accepts:',
      '{link}',
      'It is good for {days} days, for an account with this email address alone. If you have none yet, the link leads to one.',
      'If you do not know what this is about, ignore this email.',
    ],
  },
  takenDown: {
    subject: '“{title}” was taken out of the gallery',
    text: [
      'An administrator took this project out of the gallery. It is now private, and nothing in it is lost. Their note: {note}',
      '{link}',
    ],
  },
}
