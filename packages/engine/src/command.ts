#!/usr/bin/env node
/** `limner`: sheets and words as files. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { designFile, type FileFormat, render, SheetError, sheetLanguage } from './library.ts'

const USAGE = `Usage:
  limner render card.sheet [card.png] [--format png|svg|pdf|tsx] [--side 0] [--scale 1|2|4]
  limner design "Logo for a bakery called Crumb" crumb.svg [--format png|svg|pdf|tsx] [--seed 1]
  limner language     the reference of sheets, Markdown`
const FORMATS: readonly string[] = ['png', 'svg', 'pdf', 'tsx'] satisfies FileFormat[]
const isFormat = (name: string | undefined): name is FileFormat => FORMATS.includes(name ?? '')
const isScale = (scale: number): scale is 1 | 2 | 4 => scale === 1 || scale === 2 || scale === 4

class Misused extends Error {}

interface Said {
  format?: string
  side?: string
  scale?: string
  seed?: string
  help?: boolean
}

/** The format that is asked for, else that of the file's name, else PNG. */
function formatOf({ format }: Said, out: string | undefined): FileFormat {
  const named = format ?? (out === undefined ? 'png' : path.extname(out).slice(1).toLowerCase())
  if (isFormat(named)) return named
  throw new Misused(`'${named}' is no format: ${FORMATS.join(', ')}`)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : error})`, { cause: error })
  }
}

function write(file: string, bytes: Uint8Array): string {
  try {
    writeFileSync(file, bytes)
    return file
  } catch (error) {
    throw new Error(`${file} cannot be written (${error instanceof Error ? error.message : error})`, { cause: error })
  }
}

async function renderFile(file: string, out: string | undefined, said: Said): Promise<string> {
  const format = formatOf(said, out)
  const [side, scale] = [Number(said.side ?? 0), Number(said.scale ?? 1)]
  if (!Number.isInteger(side) || side < 0) throw new Misused('--side counts from 0')
  if (!isScale(scale)) throw new Misused('--scale is 1, 2 or 4')
  const sheet = read(file)
  try {
    const target = out ?? `${file.replace(/\.[^./\\]*$/, '')}.${format}`
    return write(target, await render(sheet, { format, side, scale }))
  } catch (error) {
    if (error instanceof SheetError) throw new Error(told(file, sheet, error), { cause: error })
    throw error
  }
}

/** Letters of a line that are shown before and behind a fault. */
const AROUND = 60

/** Each fault with its line, and a mark under where it begins. */
function told(file: string, sheet: string, { faults }: SheetError): string {
  const lines = sheet.split('\n')
  const places = faults.map(({ line, column, message }) => {
    const from = Math.max(0, column - 1 - AROUND)
    const text = (lines[line - 1] ?? '').slice(from, column + AROUND).replaceAll('\t', ' ')
    const margin = String(line).padStart(5)
    const mark = `${' '.repeat(margin.length)} | ${' '.repeat(column - 1 - from)}^`
    return `${file}:${line}:${column} ${message}\n${margin} | ${text}\n${mark}`
  })
  return [...places, 'Nothing was written. `limner language` tells what a sheet may hold.'].join('\n')
}

async function fileOfWords(prompt: string, out: string, said: Said): Promise<string> {
  const format = formatOf(said, out)
  const seed = Number(said.seed ?? 1)
  if (!Number.isSafeInteger(seed)) throw new Misused('--seed is a whole number')
  return write(out, await designFile(prompt, format, { seed }))
}

function wordsSaid() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        side: { type: 'string' },
        scale: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new Misused(error instanceof Error ? (error.message.split('. ')[0] ?? '') : '')
  }
}

async function carryOut(): Promise<string> {
  const { positionals, values } = wordsSaid()
  const [command, subject, out] = positionals
  if (values.help) return USAGE
  if (command === 'render' && subject) return renderFile(subject, out, values)
  if (command === 'design' && subject && out) return fileOfWords(subject, out, values)
  if (command === 'language') return sheetLanguage()
  throw new Misused(command === undefined ? '' : `'limner ${positionals.join(' ')}' is not one of these.`)
}

try {
  process.stdout.write(`${await carryOut()}\n`)
} catch (error) {
  const isMisused = error instanceof Misused
  const message = error instanceof Error ? error.message : String(error)
  console.error(isMisused ? [message, USAGE].filter(Boolean).join('\n') : message)
  process.exitCode = isMisused ? 2 : 1
}
