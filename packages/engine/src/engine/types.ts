/** The engine as the rest of the house sees it. Its work is heavy and mostly synchronous: call it in a worker thread. */

import type { Preflight } from '../analysis/preflight.ts'
import type { PrintChoices } from '../analysis/print-run.ts'
import type { Analysis } from '../analysis/types.ts'
import type { Parameters } from '../brief/asks/parameters.ts'
import type { BrandKit } from '../brief/brand/kit.ts'
import type { Brief, PictureFacts } from '../brief/types.ts'
import type { Score } from '../critic/score.ts'
import type { Design } from '../design/types.ts'
import type { DrawingTask, EditTask, PictureAsk } from '../designer/types.ts'
import type { Remembered } from '../direction/recall.ts'
import type { LibraryItem, LibraryQuery } from '../edit/by-hand/library.ts'
import type { PartSetting } from '../edit/by-hand/setting.ts'
import type { DirectOperation, Parts } from '../edit/direct.ts'
import type { ProposedOperation } from '../edit/proposed/pieces.ts'
import type { Change, EditResult } from '../edit/types.ts'
import type { Conversation, Utterance } from '../edit/utterance/types.ts'
import type { DrawnSvg } from '../imagery/svg/read.ts'
import type { Memory } from '../language/sentences/kernel.ts'
import type { Words } from '../language/tokens.ts'
import type { Choices, PictureWish, Proposal } from '../proposal/types.ts'
import type { Painted, Painter, Painting } from '../render/canvas.ts'
import type { CodeOptions, GeneratedCode } from '../render/code/types.ts'
import type { ExportedFile, ExportFormat, ExportOptions } from '../render/files/types.ts'
import type { ConditionName } from '../render/press/conditions.ts'
import type { LogoReport } from '../report/types.ts'
import type { Hex, KindName, Scene } from '../scene/types.ts'
import type { SheetFault, SheetNote } from '../sheet/types.ts'
import type { FontFileName } from '../type/faces.ts'
import type { ReadFont } from '../type/font-file.ts'
import type { Specimen } from '../type/specimen.ts'

export type { LogoReport }

export interface DesignRequest {
  prompt: string
  /** Same prompt, seed and count: same bytes. */
  seed: number
  /** How many concepts; default the number that the prompt asks for, else 4. */
  count?: number
  kind?: KindName
  /** What is said as values, beside the words. */
  parameters?: Parameters
  picture?: PictureFacts
  /** The bytes of attached pictures, by media id. */
  pictures?: ReadonlyMap<string, Uint8Array>
  /** What a language model proposes for it; what of it stands, the guard says. */
  proposal?: Proposal
  /** Two or more designs that the new ones are to be near: their words, kind and format are those of the first. */
  near?: readonly ChosenDesign[]
  /** Fingerprints of designs that this project already has: the new ones differ from them. */
  avoid?: string[]
  /** What is known of the person who asks; it counts where the prompt is silent. */
  remembered?: Remembered
  /** The brand that it is to wear; it counts before what is remembered. Its logo is among `pictures`. */
  brand?: BrandKit
  /** Told at each stage, with the share of the work that is done. */
  onStage?: (stage: 'reading' | 'directing' | 'composing', fraction: number) => void
}

/** One of those that new designs are to be near. */
export interface ChosenDesign {
  design: Design
  fingerprint: string
  /** What people call it: '2'. */
  called: string
}

export interface Nearness {
  /** What all of them share and every new one has, for people: 'the colours and the letters'; null: nothing. */
  shared: string | null
  /** What each new one takes from which, in their order, for people. */
  taken: string[]
}

/** What of a design a brand kit can be made of. */
export interface DesignBrand extends Omit<BrandKit, 'logo'> {
  /** Of a logo: itself as a file. */
  logo?: { bytes: Uint8Array; type: string; showsName: boolean }
  /** The logo that it carries, by media id. */
  carries?: string
}

export interface Concept {
  design: Design
  /** 'Harbor & Finch logo', for file names and lists. */
  title: string
  /** Layout, palette, type and look of it, to keep later designs different. */
  fingerprint: string
  /** The critic's opinion, with its reasons. */
  score: Score
  /** What was asked for, in the prompt's order, and whether the artwork shows it. */
  asked: AskMet[]
}

export interface AskMet {
  words: string
  met: boolean
}

export interface DesignResult {
  brief: Brief
  concepts: Concept[]
  /** "What I understood", line by line. */
  understood: { label: string; value: string }[]
  /** What was taken from memory; empty: nothing bore on the prompt. */
  remembered: string[]
  /** What was taken from the brand kit. */
  branded: string[]
  /** What of a proposal was left out, each with its reason. */
  dropped: string[]
  /** Where it is near others: what of which it has. */
  near?: Nearness
  /** Pictures that would serve it, to be painted. */
  pictures: PictureWish[]
}

/** A design that a model is to draw. */
export interface DrawingRequest
  extends Pick<DesignRequest, 'prompt' | 'seed' | 'kind' | 'parameters' | 'picture' | 'remembered' | 'brand'> {
  /** A painter stands ready for one picture. */
  hasPainter?: true
}

/** A sheet that a model drew for it. */
export interface SheetRequest extends DrawingRequest, Pick<DesignRequest, 'pictures'> {
  sheet: string
  /** Changes to it by the ids of its parts, which are carried out before. */
  changes?: string
  /** Nobody will be asked to mend it: what can be left out goes. */
  isLast: boolean
  /** Single changes with which it could not stand are left out. */
  asFarAsGood?: true
}
export type DrawnSheet =
  | {
      ok: true
      concept: Concept
      /** What was changed or left out, a sentence each, for people. */
      mended: string[]
      /** What weakens it and can stay, a sentence each, for whoever drew it. */
      remarks: string[]
      /** What was taken from the attached picture, a sentence for people. */
      took?: string
      /** A picture that it waits for. */
      ask?: PictureAsk
      /** Where its parts stand, a line each, for whoever drew it. */
      boxes: string[]
      /** As it was admitted: with the changes to it. */
      sheet: string
      /** Why changes were left out, a sentence each, for whoever drew it. */
      left?: string[]
    }
  /** Why it cannot stand, a sentence each, for whoever drew it. */
  | { ok: false; faults: string[] }

/** A sheet that a person or a program wrote. */
export interface WrittenRequest {
  sheet: string
  /** What it is a design of; absent: its own words say so. */
  prompt?: string
  seed: number
  /** The picture that stands wherever it shows one; without one those places go. */
  picture?: PictureFacts
  /** The bytes of the picture, by media id. */
  pictures?: ReadonlyMap<string, Uint8Array>
}
export type WrittenSheet =
  | {
      ok: true
      concept: Concept
      /** What was written in another way than the language has it, and was understood. */
      notes: SheetNote[]
      /** What was changed so that every word can be read, a sentence each. */
      mended: string[]
    }
  /** What is wrong where, and what is allowed there. */
  | { ok: false; faults: SheetFault[] }

/** A sheet that is still being written. */
export interface SketchRequest extends DrawingRequest {
  sheet: string
}
export interface Sketch {
  scene: Scene
  title: string
}

export interface RevisionRequest {
  design: Design
  /** A message that was read, or a plain sentence. */
  instruction: Words | string
  seed: number
  /** The other designs of the same answer, by position ("the colours of the first one"). */
  siblings?: Design[]
  /**
   * Versions of the design, each at its number less one, itself among them ("the colours of version 1"); those that the
   * words do not point at may be left out (`Pointers`).
   */
  versions?: readonly (Design | undefined)[]
  /** A question: it is answered, and changes nothing. */
  asks?: boolean
  /** What was said before and came to nothing: what it was about, this is about. */
  spoken?: string
  /** The part that the person has selected: what "it" means. */
  selected?: string
  /** A picture that came with the words: it goes where they say, or where the design waits for one. */
  attached?: PictureFacts
  /** The bytes of pictures in the scene, and of the attached one, by media id. */
  pictures?: ReadonlyMap<string, Uint8Array>
}

/** What an edit came to: measured, not recited. */
export interface Told {
  /** What was asked for and is seen to be done. */
  changes: Change[]
  /** What changed beside it. */
  also?: Change[]
  /** What was asked for and not done, in sentences. */
  notDone?: string[]
  /** What came of it that only a locked part could have mended, in sentences. */
  noted?: string[]
  notUnderstood?: string[]
}

export type RevisionResult =
  | ({ status: 'changed'; concept: Concept } & Told)
  /** The caller keeps the versions, so the caller goes back; and asks what was not understood. */
  | Extract<EditResult, { status: 'revert' | 'unclear' }>

export type Worded = { scene: Scene } | { fault: string }

export interface PaintOptions {
  /** Index of the artboard; default 0. */
  artboard?: number
  /** Device pixels per artboard pixel; default 1. */
  scale?: number
  /** Leave the artboard's ground out (logos, icons). */
  transparent?: boolean
  /** Of an SVG: every part is a group that says its id (`data-part`). */
  named?: boolean
  /** The drawing of which every shape is such a group, too. */
  inside?: string | undefined
  /** The bytes of pictures in the scene, by media id. */
  pictures?: ReadonlyMap<string, Uint8Array>
}

export interface EngineOptions {
  /** Where the engines of several threads keep the weights of the sentence encoder together (`roomForWeights`). */
  weights?: Memory
  /** A folder with the fonts that people brought, named by their SHA-256: `ab/abcd…`. */
  ownFonts?: string
}

export interface Engine {
  /** A prompt as data, and the names that a proposal for it may use. */
  read(prompt: string): { brief: Brief; choices: Choices }
  design(request: DesignRequest): Promise<DesignResult>
  /** What a model is told of a design that it is to draw. */
  drawingTask(request: DrawingRequest): DrawingTask
  /** What a model is told of a design that it is to change. */
  editTask(scene: Scene): EditTask
  /** A model's sheet as a concept, set and guarded; or what is wrong with it. */
  admitSheet(request: SheetRequest): Promise<DrawnSheet>
  /** A sheet that somebody wrote as a concept: to the letter, in its own size; or what is wrong with it. */
  setSheet(request: WrittenRequest): Promise<WrittenSheet>
  /** A scene as a sheet, whole. */
  sheetOf(scene: Scene): string
  /** The language of sheets for people, Markdown. */
  sheetLanguage(): string
  /** What can be seen of a sheet so far, unguarded: to be looked at while it grows. Null: nothing yet. */
  sketch(request: SketchRequest): Sketch | null
  revise(request: RevisionRequest): Promise<RevisionResult>
  /**
   * Three wishes that fit a design, each of which would be carried out. `said`: the wish that it came from; `turn`: any
   * number, another one leads in other directions.
   */
  suggest(design: Design, said: string, turn: number): string[]
  /** A message read once: what it does, which designs it is about, and what is wished of them. */
  understand(message: string, talk: Conversation): Promise<Utterance>
  /** What of a design a person can click and change. @param inside the drawing of which the shapes are told, too */
  parts(scene: Scene, inside?: string): Parts
  /** How the words of a part are set, for whoever shows them while they are written; undefined: there are none of that id. */
  setting(scene: Scene, id: string): Promise<PartSetting | undefined>
  /** A file of a font of ours, WOFF2; undefined: there is none of that name. */
  fontFile(name: FontFileName): Uint8Array | undefined
  /** Our own icons, drawings and marks, searched by what they show, each with its picture. */
  library(query: LibraryQuery): (LibraryItem & { svg: string })[]
  /** One of them as a PNG of 160 × 160 pixels; undefined: there is none of that id. */
  libraryPicture(item: string): Promise<Uint8Array | undefined>
  /**
   * Carries changes by hand out: words, colours, photos, without a sentence to read. `pictures`: those in the scene, and
   * the attached one.
   */
  operate(
    design: Design,
    operations: readonly DirectOperation[],
    pictures?: ReadonlyMap<string, Uint8Array>,
    attached?: PictureFacts,
  ): Promise<RevisionResult>
  /**
   * The design with other words, such as those of a row of a table, by the ids of its texts; '' takes a text away. What finds
   * no room is told instead.
   */
  worded(design: Design, words: Readonly<Record<string, string>>): Worded
  /** Carries out what somebody else wrote for a wish, a language model above all, under the same guard. */
  carryOut(
    design: Design,
    operations: readonly ProposedOperation[],
    wish: string,
    pictures?: ReadonlyMap<string, Uint8Array>,
  ): Promise<RevisionResult>
  /** What of a design a brand kit can be made of. */
  brandOf(design: Design, pictures?: ReadonlyMap<string, Uint8Array>): Promise<DesignBrand>
  /** Roles for the colours of a picture, the most area first. */
  brandColours(colours: readonly Hex[]): BrandKit['colours']
  /** Pixel size of an artboard at scale 1. */
  size(scene: Scene, artboard?: number): { width: number; height: number }
  paint(scene: Scene, options?: PaintOptions): Promise<Painted>
  /** To paint the same in several sizes. */
  painter(scene: Scene, options?: Omit<PaintOptions, 'scale'>): Promise<Painter>
  /** All artboards in one picture, as far as they fit, for whoever is to judge the whole: `width` pixels each, or less where they are many. */
  overview(scene: Scene, width: number, pictures?: ReadonlyMap<string, Uint8Array>): Promise<Painted>
  png(picture: Painted | Painting): Promise<Uint8Array>
  /** A WebP no wider than `width` pixels. */
  thumbnail(painted: Painted, width: number): Promise<Uint8Array>
  /** A picture file as a WebP no wider than `width` pixels. */
  shrink(picture: Uint8Array, width: number): Promise<Uint8Array>
  /** SVG with outlined text. */
  svg(scene: Scene, options?: PaintOptions): Promise<string>
  /** A design as a file to take away. Throws ExportError for a format that it cannot have. */
  exportFile(design: Design, title: string, format: ExportFormat, options?: ExportOptions): Promise<ExportedFile>
  /** Designs of one format, such as `worded` makes them, as one PDF: a page each, or several on a sheet of paper. Throws ExportError. */
  exportSeries(scenes: readonly Scene[], title: string, options?: ExportOptions): Promise<ExportedFile>
  /** What may be done with designs, and what of others they stand on: plain text that lies in archives. */
  rights(scenes: readonly Scene[]): string
  /** The design as one React component. */
  component(design: Design, options?: CodeOptions): GeneratedCode
  /** Where a design can be shown in use. */
  mockups(scene: Scene): { name: string; label: string }[]
  /** The design in one of these, a PNG of 1600 × 1200 pixels. Throws RangeError where there is none of that name. */
  mockup(scene: Scene, name: string, pictures?: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array>
  /** How a logo holds up where logos have to. Throws ExportError for what is no logo. */
  logoReport(design: Design, title: string, pictures?: ReadonlyMap<string, Uint8Array>): Promise<LogoReport>
  /** The same with its pictures, on one page. */
  logoReportFile(
    design: Design,
    title: string,
    format: 'pdf' | 'png',
    pictures?: ReadonlyMap<string, Uint8Array>,
  ): Promise<Uint8Array>
  /**
   * A printed design looked over as a printer does; nothing to look at where it is for screens.
   * @param condition absent: what is usual where its words say that it is printed
   */
  preflight(scene: Scene, pictures?: ReadonlyMap<string, Uint8Array>, condition?: ConditionName): Promise<Preflight>
  /**
   * How it goes to a printer: sizes, paper and press, the usual ones where it is printed first. Null: it is for screens.
   * @param reads the language of whoever asks, as a code, where nothing else tells
   */
  printChoices(design: Design, reads?: string): PrintChoices | null
  /** Palette, contrast, type, layout, colour vision and small sizes of a design, with suggestions. */
  analyse(design: Design, pictures?: ReadonlyMap<string, Uint8Array>): Promise<Analysis>
  /**
   * A picture that was not made here, as a design: shapes where it is flat, else the picture itself, with its palette. Give
   * its bytes along, under `facts.media`, wherever pictures are asked for.
   */
  fromPicture(bytes: Uint8Array, facts: PictureFacts): Promise<Design>
  /** What a painter made whole of a prompt, as a concept of its own: a design as `fromPicture` makes it. */
  fromPainter(prompt: string, bytes: Uint8Array, facts: PictureFacts): Promise<Concept>
  /** Several designs as one Next.js project (zip), a page each. `pictures` by media id. */
  nextProject(
    designs: readonly { design: Design; title: string }[],
    title: string,
    pictures?: ReadonlyMap<string, Uint8Array>,
  ): Uint8Array
  /** The text brief that an AI app builder can be given (`replitPrompt`). */
  buildPrompt(design: Design): string
  /**
   * Decodes an upload within limits, re-encodes it without metadata and measures it. Throws PictureError.
   * @param drawn what an SVG shows, by `readSvg` of `@limner/engine/svg`, which belongs into a process of its own
   */
  examine(
    bytes: Uint8Array,
    media: string,
    drawn?: DrawnSvg,
  ): Promise<{ facts: PictureFacts; bytes: Uint8Array; type: 'image/png' | 'image/jpeg' | 'image/webp' }>
  /** Looks over a font that somebody brings, and writes it anew; with its name in its own letters, as path data. Throws FontFault. */
  readFont(bytes: Uint8Array): ReadFont & { specimen: Specimen }
  /** The assistant's confirmation and failure texts for a prompt. */
  confirmation(prompt: string): string
  apology(prompt: string): string
}
