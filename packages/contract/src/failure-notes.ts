/** What a failure means at one endpoint, where the general sentence would leave somebody guessing. */
import type { Api } from './api.ts'
import type { ErrorCode } from './define.ts'

export type FailureNotes = Partial<Record<ErrorCode, string>>

const NOT_EXPORTABLE = 'The design cannot be written in this format, or has no such side; `message` says why.'
const SAME_KEY =
  'The `Idempotency-Key` was used for another request, or what it belongs to is being moved to an account.'
const EASY = 'The new password is too easy to guess.'
const TAKEN = 'There is an account with this email address.'
const FULL_OF_KITS = 'You have as many brand kits as you may have.'
const BAD_PICTURE = 'The picture is empty or cannot be read, or there is no such typeface.'
const LATER_VERSION = 'Another version is shown by now, or the link has as many answers as it takes.'
const SECOND_FACTOR = 'The code is wrong, or was used already.'
const IN_TEAM = 'They own it, are a member or are invited already, or the team is full.'
const OWNS_IT = 'It is yours: you can delete it, but not leave it.'
const NOT_OURS = 'The picture is not one that was made here.'
const NO_LOGO = 'The design is not a logo, or cannot be shown this way.'

export const FAILURE_NOTES: { readonly [K in keyof Api]?: FailureNotes } = {
  generateDesign: {
    conflict: `${SAME_KEY} Or there is a later version than the one that you know of.`,
    unprocessable:
      'The sheet cannot be set (`issues` has line and column), there is no such format or model, or there is no picture at the address.',
    'payment-required':
      'You have asked for as many new designs as you may in a month; GET /api/quota says when it begins anew.',
    unavailable: 'So many generations wait that no more are taken; `retry-after` says when to come back.',
  },
  operateDesign: {
    conflict: `${SAME_KEY} Or there is a later version than the one that you know of.`,
    unprocessable: 'An operation names a part that is not there, or together they do not fit the layout.',
  },
  makeDesignSet: { conflict: SAME_KEY, unprocessable: 'The set would hold more designs than a set may.' },
  repeatInSet: {
    conflict: SAME_KEY,
    unprocessable: 'This version was not made by a change, or the design has no other formats.',
  },
  inviteToProject: { conflict: IN_TEAM, 'too-many-requests': 'You have sent as many invitations as you may in a day.' },
  inviteToBrandKit: {
    conflict: IN_TEAM,
    'too-many-requests': 'You have sent as many invitations as you may in a day.',
  },
  leaveProject: { conflict: OWNS_IT },
  leaveBrandKit: { conflict: OWNS_IT },
  resendMemberInvitation: { conflict: 'It was sent as often as it may be.' },
  acceptMemberInvitation: {
    conflict: 'It is yours by now.',
    forbidden: 'It was sent to another address than that of your account.',
  },
  trySeries: { unprocessable: 'A row does not fit the design; `message` names the first few.' },
  exportSeries: { unprocessable: 'A row does not fit the design, or the file cannot be in these colours.' },
  exportDesign: { unprocessable: NOT_EXPORTABLE },
  getFile: {
    unprocessable: NOT_EXPORTABLE,
    forbidden: 'The address is not signed by this server, or its time is over.',
  },
  exportPicture: { unprocessable: 'The picture cannot be written in this format.' },
  exportMockup: {
    unprocessable: 'A design of this kind is not shown this way; `message` lists what it can be shown as.',
  },
  reportLogo: { unprocessable: NO_LOGO },
  exportLogoReport: { unprocessable: NO_LOGO },
  exportProject: { unprocessable: 'The project has no designs.' },
  analyzeDesign: { unprocessable: NOT_OURS },
  generateReplitPrompt: { unprocessable: NOT_OURS },
  generateCode: { unprocessable: NOT_OURS },
  updateUser: { conflict: TAKEN },
  confirmEmail: { conflict: TAKEN },
  changePassword: { unprocessable: EASY, forbidden: 'The current password is wrong.' },
  resetPassword: { unprocessable: EASY },
  register: { conflict: TAKEN, unprocessable: EASY, forbidden: 'Signing up takes an invitation here, or is closed.' },
  login: { unauthorized: 'There is no account with this email address and password, or a code is needed.' },
  setProviderKey: { unprocessable: 'The server keeps no keys, or the environment sets the key of this provider.' },
  addProvider: { unprocessable: 'The provider needs an address, or the environment sets it.' },
  setOwnModelKey: { unprocessable: 'The server keeps no keys of people, or the provider does not take this one.' },
  addBrandFont: {
    conflict: 'You have as many fonts as you may have.',
    unprocessable: 'The file is empty, or is no font that can be read.',
  },
  deleteBrandFont: { conflict: 'A brand kit names the font.' },
  createBrandKit: { conflict: FULL_OF_KITS, unprocessable: BAD_PICTURE },
  proposeBrandKit: {
    forbidden: 'The operator does not allow that pages are read.',
    unprocessable:
      'Nobody answers there, it is no public page, its site does not allow it, or nothing of a brand is on it.',
  },
  saveBrandKit: { conflict: FULL_OF_KITS, unprocessable: 'The logo of the design cannot be taken over.' },
  updateBrandKit: { conflict: 'It was changed after `knownAt`.', unprocessable: BAD_PICTURE },
  duplicateBrandKit: { conflict: FULL_OF_KITS },
  createProject: { conflict: 'The `id` belongs to a project of somebody else.' },
  updateProject: {
    conflict:
      'Its title is another one than `knownTitle`. Or it was taken out of the gallery by whoever runs it, and cannot be published again.',
  },
  createMessage: { conflict: 'The `Idempotency-Key` was used for another message.', unprocessable: BAD_PICTURE },
  createReview: { conflict: 'The design has as many review links as it may have.' },
  showInReview: { unprocessable: 'The design is not a version of the one that the link shows.' },
  commentShared: { conflict: LATER_VERSION, unprocessable: 'The design has no such side.' },
  decideShared: { conflict: LATER_VERSION },
  beginSecondFactor: { conflict: 'The account has a second factor.' },
  confirmSecondFactor: {
    conflict: 'The account has a second factor, or none was begun.',
    unprocessable: SECOND_FACTOR,
  },
  beginPasskey: { conflict: 'The account has as many passkeys as it may have.' },
  addPasskey: {
    conflict: 'The passkey was added before, here or to another account.',
    unprocessable: 'The passkey was not made for this server, or its challenge is no longer good.',
  },
  endSecondFactor: { unprocessable: SECOND_FACTOR },
  pushArticle: { conflict: 'The `slug` belongs to another article.' },
  pushArticles: { conflict: 'A `slug` belongs to another article.' },
  setAccountRole: { conflict: 'Your own role can only be changed by another administrator.' },
  takeDownProject: { conflict: 'The project is not in the gallery.' },
  createOwnKey: {
    conflict: 'You have as many keys as you may have.',
    forbidden: 'The password is wrong, or a scope takes an administrator.',
  },
  createKey: { forbidden: 'The password is wrong, or you are no administrator.' },
  createWebhook: {
    conflict: 'You have as many webhooks as you may have.',
    unprocessable: 'Messages may not go to this address.',
  },
  updateWebhook: { unprocessable: 'Messages may not go to this address.' },
}
