/** Prompts that are data: a JSON object becomes lines of 'key: value', which is how people write the same thing. */

/** Larger ones are read as prose, characters. */
const LONGEST = 16_000
const DEEPEST = 4

/** The prompt as lines where it is one JSON object (in a code block or not); any other prompt as it is. */
export function unwrapped(prompt: string): string {
  if (prompt.length > LONGEST || !/^(?:\{|```)/u.test(prompt)) return prompt
  const text = prompt.slice(prompt.indexOf('{'), prompt.lastIndexOf('}') + 1)
  try {
    const lines: string[] = []
    collect(JSON.parse(text), '', lines, 0)
    return lines.length > 0 ? lines.join('\n') : prompt
  } catch {
    return prompt
  }
}

function collect(value: unknown, key: string, lines: string[], depth: number): void {
  if (depth > DEEPEST || value === null || typeof value === 'boolean') return
  if (Array.isArray(value)) {
    const plain = value.filter((item) => typeof item === 'string' || typeof item === 'number')
    if (plain.length > 0) line(key, plain.join(', '), lines)
    for (const item of value) if (typeof item === 'object') collect(item, key, lines, depth + 1)
  } else if (typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) collect(inner, name, lines, depth + 1)
  else line(key, String(value), lines)
}

/** Keys of programs ('brandName', 'call_to_action') as words. */
function line(key: string, value: string, lines: string[]): void {
  const words = key
    .replace(/[_-]+/gu, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  if (value.trim() !== '') lines.push(words === '' ? value : `${words}: ${value}`)
}
