/** The formats of a set: plain data, without zod. */

/** The formats that a design can be made in besides its own. */
export const SET_FORMAT_NAMES = [
  'instagram-post',
  'story',
  'facebook-cover',
  'linkedin-post',
  'youtube-thumbnail',
  'banner',
  'leaderboard',
  'rectangle',
  'email-header',
  'app-icon',
  'a5',
  'a4',
  'roll-up',
  'business-card',
] as const
export type SetFormat = (typeof SET_FORMAT_NAMES)[number]

/** What each is called, and what it is for. */
export const SET_FORMATS: Readonly<Record<SetFormat, { label: string; use: string }>> = {
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
}

/** Formats that are made at once. */
export const SET_MADE = 8

/** Designs of one set. */
export const SET_MAX = 16
