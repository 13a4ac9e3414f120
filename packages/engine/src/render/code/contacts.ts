import type { Text } from '../../scene/types.ts'

const ADDRESS: Partial<Record<string, (words: string) => string>> = {
  phone: (words) => `tel:${words.replace(/[^\d+]/g, '')}`,
  email: (words) => `mailto:${words.trim()}`,
}

/** Where a click on a number or a mail address leads; undefined for other texts, and for several of them in one. */
export function contactAddress({ role, text }: Text): string | undefined {
  const isOne = role === 'phone' ? /^\D{0,12}\+?[\d\s()./-]{5,}$/.test(text.trim()) : /^\S+@\S+$/.test(text.trim())
  return isOne ? ADDRESS[role ?? '']?.(text) : undefined
}
