/** What is wrong with a catalogue. */
import compile from 'icu-minify/compile'

type CompiledMessage = ReturnType<typeof compile>

const isForms = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** Names of values ('{name}') and of tags ('<link>') in a message; a plural's own is among them. */
function namesIn(part: unknown, names: Set<string>): void {
  if (!Array.isArray(part)) return
  const [name, kind, ...rest]: unknown[] = part
  if (kind === undefined) names.add(`{${String(name)}}`)
  else if (typeof kind === 'number' && rest.length > 0 && isForms(rest[0])) {
    names.add(`{${String(name)}}`)
    for (const form of Object.values(rest[0])) nodesIn(form, names)
  } else {
    names.add(`<${String(name)}>`)
    nodesIn([kind, ...rest], names)
  }
}

function nodesIn(nodes: unknown, names: Set<string>): void {
  if (Array.isArray(nodes)) for (const node of nodes) namesIn(node, names)
}

export function placeholders(message: CompiledMessage): string[] {
  const names = new Set<string>()
  nodesIn(message, names)
  return [...names].sort()
}

const PLURAL = /^\{count, plural,/

/** The forms that a language has for whole numbers, and that a message lacks. */
function missingForms(message: CompiledMessage, language: string): string[] {
  const forms = Array.isArray(message) && Array.isArray(message[0]) ? message[0][2] : undefined
  return isForms(forms) ? lackingIn(forms, language) : ['a plural']
}

/** As above, of all plurals that stand in a message. */
export const missingInPlurals = (message: CompiledMessage, language: string): string[] =>
  Array.isArray(message)
    ? message.flatMap((node) => (Array.isArray(node) && isForms(node[2]) ? lackingIn(node[2], language) : []))
    : []

function lackingIn(forms: Record<string, unknown>, language: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  // Of many millions, in Spanish and French; 'other' serves.
  return needed.filter((form) => !(form in forms) && !(form === 'many' && language !== 'ar'))
}

function faultOf(language: string, key: string, message: string): string | undefined {
  let compiled: CompiledMessage
  try {
    compiled = compile(message)
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
  if (message.trim() === '') return 'is empty'
  const [wanted, given] = [placeholders(compile(key)).join(' '), placeholders(compiled).join(' ')]
  if (wanted !== given) return `has ${given || 'no placeholders'}, the English has ${wanted || 'none'}`
  const missing = PLURAL.test(key) ? missingForms(compiled, language) : []
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined
}

/** @param keys of the sources */
export function faultsOf(language: string, catalogue: Readonly<Record<string, string>>, keys: ReadonlySet<string>) {
  return {
    missing: [...keys].filter((key) => !Object.hasOwn(catalogue, key)),
    unused: Object.keys(catalogue).filter((key) => !keys.has(key)),
    wrong: Object.entries(catalogue).flatMap(([key, message]) => {
      const fault = keys.has(key) ? faultOf(language, key, message) : undefined
      return fault ? [`${JSON.stringify(key)} ${fault}`] : []
    }),
  }
}
