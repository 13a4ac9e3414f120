/** The formats of a set: plain data, without zod. */

/** The formats that a design can be made in besides its own, by what they are for. */
export const SET_FORMATS = {
  'instagram-post': { label: 'Instagram post', use: 'Social media' },
  story: { label: 'Story', use: 'Social media' },
  'facebook-cover': { label: 'Facebook cover', use: 'Social media' },
  'linkedin-post': { label: 'LinkedIn post', use: 'Social media' },
  'youtube-thumbnail': { label: 'YouTube thumbnail', use: 'Social media' },
  banner: { label: 'Banner', use: 'Web and mail' },
  leaderboard: { label: 'Leaderboard', use: 'Web and mail' },
  rectangle: { label: 'Medium rectangle', use: 'Web and mail' },
  'email-header': { label: 'Email header', use: 'Web and mail' },
  'app-icon': { label: 'App icon', use: 'Web and mail' },
  a5: { label: 'A5 flyer', use: 'Print' },
  a4: { label: 'A4 poster', use: 'Print' },
  'roll-up': { label: 'Roll-up', use: 'Print' },
  'business-card': { label: 'Business card', use: 'Print' },
} as const
export type SetFormat = keyof typeof SET_FORMATS

/** Formats that are made at once. */
export const SET_MADE = 8

/** Designs of one set. */
export const SET_MAX = 16
