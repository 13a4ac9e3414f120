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
  'dl',
  'a6',
  'a5',
  'a4',
  'a3',
  'a2',
  'a1',
  '4x6',
  '5x7',
  'letter',
  'tabloid',
  '18x24',
  '24x36',
  'roll-up',
  'business-card',
  '85x55',
  '3.5x2',
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
  dl: { label: 'DL flyer', use: 'Print' },
  a6: { label: 'A6 flyer', use: 'Print' },
  a5: { label: 'A5 flyer', use: 'Print' },
  a4: { label: 'A4 poster', use: 'Print' },
  a3: { label: 'A3 poster', use: 'Print' },
  a2: { label: 'A2 poster', use: 'Print' },
  a1: { label: 'A1 poster', use: 'Print' },
  '4x6': { label: '4 × 6 in card', use: 'Print' },
  '5x7': { label: '5 × 7 in card', use: 'Print' },
  letter: { label: 'US Letter', use: 'Print' },
  tabloid: { label: 'Tabloid', use: 'Print' },
  '18x24': { label: '18 × 24 in poster', use: 'Print' },
  '24x36': { label: '24 × 36 in poster', use: 'Print' },
  'roll-up': { label: 'Roll-up', use: 'Print' },
  'business-card': { label: 'Business card', use: 'Print' },
  '85x55': { label: 'Business card, 85 × 55 mm', use: 'Print' },
  '3.5x2': { label: 'Business card, 3.5 × 2 in', use: 'Print' },
}

/** Formats that are made at once. */
export const SET_MADE = 8

/** Designs of one set. */
export const SET_MAX = 16
