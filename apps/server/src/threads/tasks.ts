/** What is done in worker threads: the engine's work and other heavy work, as messages. Both sides are typed from this table. */
import type { MessagePort } from 'node:worker_threads'
import type {
  Analysis,
  BrandKit,
  Brief,
  Choices,
  ChosenDesign,
  Concept,
  ConditionName,
  Conversation,
  Design,
  DesignBrand,
  DesignResult,
  DirectOperation,
  DrawingRequest,
  DrawingTask,
  DrawnSheet,
  EditTask,
  Engine,
  ExportedFile,
  ExportFormat,
  ExportOptions,
  FontFileName,
  GeneratedCode,
  Hex,
  KindName,
  LibraryQuery,
  LogoReport,
  Parameters,
  PartSetting,
  Parts,
  PictureFacts,
  Preflight,
  PrintChoices,
  Proposal,
  ProposedOperation,
  ReadFont,
  Remembered,
  RevisionResult,
  Scene,
  SheetRequest,
  SketchRequest,
  Specimen,
  Utterance,
  Worded,
  Words,
  WrittenRequest,
  WrittenSheet,
} from '@limner/engine'
import type { DrawnSvg } from '@limner/engine/svg'
import type { Timings } from '../db/documents.ts'
import type { ArticleText, ReadArticle } from '../html/article.ts'
import type { PageReading, PageText } from '../html/page/read-page.ts'

type Pictures = ReadonlyMap<string, Uint8Array>

export interface Tasks {
  read: { input: { prompt: string }; output: { brief: Brief; choices: Choices } }
  understand: { input: { message: string; talk: Conversation }; output: Utterance }
  design: {
    input: {
      prompt: string
      seed: number
      /** How many concepts; absent: what the prompt says. */
      count?: number
      kind?: KindName
      parameters?: Parameters
      proposal?: Proposal
      picture?: PictureFacts
      pictures: Pictures
      avoid: string[]
      remembered?: Remembered
      brand?: BrandKit
      near?: ChosenDesign[]
    }
    output: { result: DesignResult; buildPrompt: string; confirmation: string; timings: Timings }
  }
  editTask: { input: { scene: Scene }; output: EditTask }
  drawingTask: { input: DrawingRequest; output: DrawingTask }
  setSheet: { input: WrittenRequest; output: WrittenSheet }
  sheetOf: { input: { scene: Scene }; output: string }
  sheetLanguage: { input: Record<never, never>; output: string }
  admitSheet: { input: SheetRequest; output: DrawnSheet }
  /** What is seen of a sheet that is still being written. Null: nothing yet. */
  sketch: { input: SketchRequest & { pictures: Pictures; width: number }; output: Thumbnail | null }
  thumbnail: { input: { scene: Scene; title: string; pictures: Pictures; width: number }; output: Thumbnail }
  revise: {
    input: {
      design: Design
      instruction: string | Words
      seed: number
      asks?: boolean
      spoken?: string
      siblings: Design[]
      /** Each at its number less one. */
      versions: (Design | undefined)[]
      /** The part that "it" means. */
      selected?: string
      pictures: Pictures
    }
    output: { result: RevisionResult; buildPrompt: string; timings: Timings }
  }
  suggest: { input: { design: Design; said: string; turn: number }; output: string[] }
  parts: { input: { scene: Scene; inside?: string | undefined }; output: Parts }
  setting: { input: { scene: Scene; id: string }; output: PartSetting | undefined }
  fontFile: { input: FontFileName; output: Uint8Array | undefined }
  library: { input: LibraryQuery; output: ReturnType<Engine['library']> }
  libraryPicture: { input: { item: string }; output: Uint8Array | undefined }
  operate: {
    input: { design: Design; operations: DirectOperation[]; pictures: Pictures; attached?: PictureFacts }
    output: { result: RevisionResult; buildPrompt: string; timings: Timings }
  }
  carryOut: {
    input: { design: Design; operations: ProposedOperation[]; wish: string; pictures: Pictures }
    output: { result: RevisionResult; buildPrompt: string; timings: Timings }
  }
  paint: { input: { scene: Scene; artboard: number; pictures: Pictures; thumbnail: number }; output: PaintedPicture }
  /** A WebP. */
  shrink: { input: { picture: Uint8Array; width: number }; output: Uint8Array }
  /** A PNG of all artboards, each no wider than `width` pixels. */
  overview: { input: { scene: Scene; pictures: Pictures; width: number }; output: Uint8Array }
  /** A PNG no wider than `width` pixels. */
  look: { input: { scene: Scene; artboard: number; pictures: Pictures; width: number }; output: Uint8Array }
  /** `named`: every part says its id; `inside`: every shape of that drawing, too. */
  vector: {
    input: { scene: Scene; artboard: number; pictures: Pictures; named?: boolean; inside?: string | undefined }
    output: string
  }
  examine: {
    /** `drawn`: what an SVG shows. */
    input: { bytes: Uint8Array; media: string; drawn?: DrawnSvg }
    output: { facts: PictureFacts; bytes: Uint8Array; type: string }
  }
  /** Throws FontFault. */
  readFont: { input: { bytes: Uint8Array }; output: ReadFont & { specimen: Specimen } }
  exportFile: {
    input: { design: Design; title: string; format: ExportFormat; options: ExportOptions }
    output: ExportedFile
  }
  /** The style sheets of a page that say most of it. */
  sheetsOf: { input: PageText; output: string[] }
  readPage: { input: PageText & { sheets: string[] }; output: PageReading }
  brandOf: { input: { design: Design; pictures: Pictures }; output: DesignBrand }
  brandColours: { input: { colours: Hex[] }; output: BrandKit['colours'] }
  fromPicture: { input: { bytes: Uint8Array; facts: PictureFacts }; output: Design }
  fromPainter: {
    input: { prompt: string; bytes: Uint8Array; facts: PictureFacts }
    output: { concept: Concept; buildPrompt: string; confirmation: string }
  }
  /** A design with the words of each row, by the ids of its texts. */
  worded: { input: { design: Design; rows: Record<string, string>[] }; output: Worded[] }
  exportSeries: { input: { scenes: Scene[]; title: string; options: ExportOptions }; output: ExportedFile }
  rights: { input: { scenes: Scene[] }; output: string }
  nextProject: {
    input: { designs: { design: Design; title: string }[]; title: string; pictures: Pictures }
    output: Uint8Array
  }
  component: { input: { design: Design; page?: number | undefined }; output: GeneratedCode }
  analyse: { input: { design: Design; pictures: Pictures }; output: Analysis }
  preflight: { input: { scene: Scene; pictures: Pictures; condition: ConditionName }; output: Preflight }
  printChoices: { input: { design: Design; reads: string | undefined }; output: PrintChoices | null }
  /** Where a design can be shown in use. */
  mockups: { input: { scene: Scene }; output: { name: string; label: string }[] }
  /** PNG. */
  mockup: { input: { scene: Scene; name: string; pictures: Pictures }; output: Uint8Array }
  logoReport: { input: { design: Design; title: string; pictures: Pictures }; output: LogoReport }
  /** A page. */
  logoReportFile: {
    input: { design: Design; title: string; format: 'pdf' | 'png'; pictures: Pictures }
    output: Uint8Array
  }
  buildPrompt: { input: { design: Design }; output: string }
  readArticle: { input: ArticleText; output: ReadArticle }
  apology: { input: { prompt: string }; output: string }
}
export type TaskName = keyof Tasks

export interface PaintedPicture {
  png: Uint8Array
  /** WebP. */
  thumbnail: Uint8Array
  /** A data address of a few pixels. */
  placeholder: string
  width: number
  height: number
  timings: Timings
}

/** The first artboard, small. */
export interface Thumbnail {
  title: string
  /** WebP. */
  bytes: Uint8Array
  /** Of the artboard, pixels. */
  width: number
  height: number
}

/** Told while a task runs. */
export interface StageReport {
  stage: 'reading' | 'directing' | 'composing'
  fraction: number
}

export const STARTED = 'begun'

export interface TaskMessage<N extends TaskName = TaskName> {
  name: N
  input: Tasks[N]['input']
  /** Where it is told that the task is begun, and its stages. */
  port: MessagePort
}
export type Outcome = { output: unknown } | { error: { name: string; message: string; code?: string } }
