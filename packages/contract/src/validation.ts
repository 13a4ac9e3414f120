/** What is wrong with a request, field by field, in words that a person can act on. */
import type { z } from 'zod'

export interface Fault {
  /** 'body.title' */
  path: string
  /** 'Title must not be empty' */
  message: string
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const FORMATS: Record<string, string> = {
  uuid: 'is not a valid id',
  email: 'must be an email address such as ada@example.com',
  url: 'must be an address such as https://example.com',
  datetime: 'must be a date and time such as 2026-05-04T09:00:00Z',
}

const counted = (number: number | bigint, noun: string, plural = `${noun}s`) =>
  `${number} ${Number(number) === 1 ? noun : plural}`

function bound(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const small = issue.code === 'too_small'
  const limit = small ? issue.minimum : issue.maximum
  if (issue.origin === 'string') {
    if (small && limit === 1) return 'must not be empty'
    return small
      ? `must have at least ${counted(limit, 'character')}`
      : `may have ${counted(limit, 'character')} at most`
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return small
      ? `needs at least ${counted(limit, 'entry', 'entries')}`
      : `may have ${counted(limit, 'entry', 'entries')} at most`
  return small ? `must be ${limit} or more` : `must be ${limit} or less`
}

function listed(values: readonly unknown[], word: 'and' | 'or'): string {
  const texts = values.map(String)
  return texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`
}

/** Where nothing better is known. */
const NOT_VALID = 'is not valid'

/** What follows the name of the field. Texts that a schema brings itself come before these. */
function predicate(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'too_small':
    case 'too_big':
      return bound(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'does not have the right format'
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${listed(issue.values, 'or')}`
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'a field that is' : 'fields that are'} not known: ${listed(issue.keys, 'and')}`
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? `must be ${listed(issue.options, 'or')}` : NOT_VALID
    default:
      return NOT_VALID
  }
}

/** Names of fields that do not read as words. */
const NAMES: Record<string, string> = {
  image_input: 'picture',
  imageUrl: 'address of the picture',
  bubbleId: 'Bubble id',
  bubbleIds: 'Bubble ids',
  isPublic: '“public”',
  isPublished: '“published”',
  bubble: 'Bubble',
}

/** 'firstName' becomes 'first name'; the third of some tags 'tags, entry 3'. */
function nameOf(path: readonly PropertyKey[], part: string): string {
  const words = path.map((step) => {
    if (typeof step === 'number') return `entry ${step + 1}`
    const name = String(step)
    return NAMES[name] ?? name.replace(/[_-]+/g, ' ').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  })
  const name = words.join(', ') || `the ${part === 'body' ? 'request' : part}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Whole sentences of a schema stand for themselves; the rest follows the name of the field. */
const sentence = (name: string, message: string): string => (/^\p{Lu}/u.test(message) ? message : `${name} ${message}`)

type Issue = z.core.$ZodIssue

/**
 * What is wrong with a value that may be one of several things: of the one that it was most likely meant as. That is the
 * one in whose inside something is wrong; else one of its type.
 */
function meant(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== NOT_VALID) return [issue]
  const deeper = issue.errors.find((some) => some.length > 0 && some.every(({ path }) => path.length > 0))
  const likely = deeper ?? issue.errors.find((some) => some.every(({ code }) => code !== 'invalid_type'))
  if (!likely) return [issue]
  return likely.flatMap((one) => meant({ ...one, path: [...issue.path, ...one.path] }))
}

const NO_BODY = 'The body is missing: it must be JSON'

/**
 * Reads a value by a schema.
 * @param part of the request: 'params', 'query' or 'body'
 */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: string,
): { value: z.output<S> } | { faults: Fault[] } {
  const result = schema.safeParse(value, { error: predicate })
  if (result.success) return { value: result.data }
  if (value === undefined && part === 'body') return { faults: [{ path: part, message: NO_BODY }] }
  return {
    faults: result.error.issues.flatMap(meant).map(({ path, message }) => ({
      path: [part, ...path.map(String)].join('.'),
      message: sentence(nameOf(path, part), message),
    })),
  }
}

/** The first few of them as one text. */
export const describeFaults = (faults: readonly Fault[]): string =>
  faults
    .slice(0, 3)
    .map(({ message }) => (/[.!?]$/.test(message) ? message : `${message}.`))
    .join(' ')
