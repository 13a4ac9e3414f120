/**
 * The engine for programs of others: words to a drawing, a sheet to a file. What is opened is opened once and kept. Its types
 * name nothing of the engine's inside, so that its declarations stand by themselves.
 */
import { openEngine } from './engine/engine.ts'
import type { Engine } from './engine/types.ts'

export type Kind = 'logo' | 'website' | 'business-card' | 'poster' | 'icon' | 'banner'
export type FileFormat = 'png' | 'svg' | 'pdf' | 'tsx'

export interface DesignOptions {
  /** The same words and seed give the same design. Default 1. */
  seed?: number
  /** Default: what the words say. */
  kind?: Kind
  /** A format by its name ('A4 portrait'), or pixels. Default: what the words say, or what is usual for the kind. */
  format?: string | { width: number; height: number }
  /** Colours that the design is made of, such as '#1f3a5f'. */
  palette?: readonly `#${string}`[]
}

export interface RenderOptions {
  /** Default 'png'. */
  format?: FileFormat
  /** Which side or page, from 0. Default 0; a PDF has all of them. */
  side?: number
  /** Pixels of a PNG for one of the sheet. Default 1. */
  scale?: 1 | 2 | 4
}

/** What is wrong in a sheet: lines and columns count from 1, and the sentence says what is allowed there. */
export interface SheetFault {
  line: number
  column: number
  message: string
}

export class SheetError extends Error {
  faults: SheetFault[]
  constructor(faults: SheetFault[]) {
    super(faults.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'))
    this.name = 'SheetError'
    this.faults = faults
  }
}

const NODE = 24

let opened: Promise<Engine> | undefined
/** Throws where Node is too old, before anything fails in words of its own. */
const engine = async (): Promise<Engine> => {
  const { node } = process.versions
  if (Number.parseInt(node, 10) < NODE)
    throw new Error(`@limner/engine needs Node ${NODE} or newer, and this is ${node}.`)
  opened ??= openEngine()
  return opened
}

async function firstOf(prompt: string, { seed = 1, kind, format, palette }: DesignOptions) {
  const { concepts } = await (await engine()).design({
    prompt,
    seed,
    count: 1,
    ...(kind && { kind }),
    parameters: { ...(format && { format }), ...(palette && { palette }) },
  })
  const [first] = concepts
  if (!first) throw new Error('The engine made no design')
  return first
}

/**
 * A design from words.
 * @returns SVG, its letters as outlines
 */
export async function design(prompt: string, options: DesignOptions = {}): Promise<string> {
  return (await engine()).svg((await firstOf(prompt, options)).design.scene)
}

/**
 * A design from words as a file.
 * @returns the bytes of the file; those of SVG and TSX are UTF-8
 */
export async function designFile(prompt: string, file: FileFormat, options: DesignOptions = {}): Promise<Uint8Array> {
  const concept = await firstOf(prompt, options)
  return (await (await engine()).exportFile(concept.design, concept.title, file)).bytes
}

/**
 * A sheet (a design as text) as a file.
 * @returns the bytes of the file; those of SVG and TSX are UTF-8
 * @throws SheetError where something is wrong in the sheet
 */
export async function render(sheet: string, options: RenderOptions = {}): Promise<Uint8Array> {
  const { format = 'png', side = 0, scale = 1 } = options
  const set = await (await engine()).setSheet({ sheet, seed: 1 })
  if (!set.ok) throw new SheetError(set.faults)
  const { concept } = set
  const sides = concept.design.scene.artboards.length
  if (side >= sides) throw new RangeError(`There is no side ${side}: the sheet has ${sides}, counted from 0.`)
  return (await (await engine()).exportFile(concept.design, concept.title, format, { artboard: side, scale })).bytes
}

/** The reference of the language of sheets, Markdown. */
export async function sheetLanguage(): Promise<string> {
  return (await engine()).sheetLanguage()
}
