#!/usr/bin/env node
/** `limner`: sheets and words as files. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { design, type FileFormat, render, SheetError } from './library.ts'

const USAGE = `Usage:
  limner render card.sheet [card.png] [--format png|svg|pdf|tsx] [--side 0] [--scale 1|2|4]
  limner design "Logo for a bakery called Crumb" crumb.svg [--seed 1]
`
const FORMATS: readonly string[] = ['png', 'svg', 'pdf', 'tsx'] satisfies FileFormat[]
const isFormat = (name: string | undefined): name is FileFormat => FORMATS.includes(name ?? '')
const isScale = (scale: number): scale is 1 | 2 | 4 => scale === 1 || scale === 2 || scale === 4

class Misused extends Error {}

interface Said {
  format?: string
  side?: string
  scale?: string
  seed?: string
}

/** The format that is asked for, else that of the file's name, else PNG. */
function formatOf({ format }: Said, out: string | undefined): FileFormat {
  const named = format ?? (out === undefined ? 'png' : path.extname(out).slice(1).toLowerCase())
  if (isFormat(named)) return named
  throw new Misused(`'${named}' is no format: ${FORMATS.join(', ')}`)
}

async function renderFile(file: string, out: string | undefined, said: Said): Promise<string> {
  const format = formatOf(said, out)
  const [side, scale] = [Number(said.side ?? 0), Number(said.scale ?? 1)]
  if (!Number.isInteger(side) || side < 0) throw new Misused('--side counts from 0')
  if (!isScale(scale)) throw new Misused('--scale is 1, 2 or 4')
  const target = out ?? `${file.replace(/\.[^./\\]*$/, '')}.${format}`
  writeFileSync(target, await render(readFileSync(file, 'utf8'), { format, side, scale }))
  return target
}

async function designFile(prompt: string, out: string, said: Said): Promise<string> {
  const seed = Number(said.seed ?? 1)
  if (!Number.isSafeInteger(seed)) throw new Misused('--seed is a whole number')
  writeFileSync(out, await design(prompt, { seed }))
  return out
}

function carryOut(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      side: { type: 'string' },
      scale: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const [command, subject, out] = positionals
  if (command === 'render' && subject) return renderFile(subject, out, values)
  if (command === 'design' && subject && out) return designFile(subject, out, values)
  throw new Misused('')
}

try {
  process.stdout.write(`${await carryOut()}\n`)
} catch (error) {
  const [, , command, file] = process.argv
  if (error instanceof SheetError)
    for (const { line, column, message } of error.faults) console.error(`${file}:${line}:${column} ${message}`)
  else if (error instanceof Misused) console.error([error.message, USAGE].filter(Boolean).join('\n'))
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof Misused || !command ? 2 : 1
}
