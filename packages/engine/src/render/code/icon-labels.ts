/** What a button with a sign alone is called for those who listen. */
import type { Frame } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'

/** Signs that stand for what pressing them does. */
const LABELS: Readonly<Record<string, string>> = {
  'magnifying glass': 'Search',
  bell: 'Notifications',
  'dots three': 'More',
  'dots three vertical': 'More',
  gear: 'Settings',
  'gear six': 'Settings',
  'sliders horizontal': 'Filters',
  'shopping bag': 'Basket',
  'shopping cart': 'Basket',
  user: 'Account',
  'user circle': 'Account',
  'skip forward': 'Next',
  'skip back': 'Back',
  'caret left': 'Back',
  'caret right': 'Next',
  'caret down': 'Open',
  'paper plane tilt': 'Send',
  'paper plane right': 'Send',
  heart: 'Like',
  'bookmark simple': 'Save',
  list: 'Menu',
  plus: 'Add',
  minus: 'Less',
  x: 'Close',
  trash: 'Delete',
  'pencil simple': 'Edit',
  phone: 'Call',
  'chat circle': 'Chat',
  'chat circle dots': 'Chat',
}

/** 'Notifications' for 'ph:bell-fill', 'Barbell' for a sign that stands for itself; undefined where there are words. */
export function iconLabelOf(frame: Frame): string | undefined {
  const all = [...subtree(frame)]
  if (all.some((one) => one.type === 'text' || (one.type === 'picture' && one.alt))) return undefined
  const sign = all.find((one) => one.type === 'pictogram')
  if (sign?.alt) return sign.alt
  const words = sign?.icon
    .replace(/^.*:/, '')
    .replace(/-(?:fill|bold|duotone)$/, '')
    .replaceAll('-', ' ')
  return words && (LABELS[words] ?? words.charAt(0).toUpperCase() + words.slice(1))
}
