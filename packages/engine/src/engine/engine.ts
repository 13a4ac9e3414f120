/** The engine put together: what the rest of the house calls. */

import { analyse } from '../analysis/analyse.ts'
import { designFromPicture } from '../analysis/picture/from-picture.ts'
import { preflight } from '../analysis/preflight.ts'
import { forItsPress, printChoices, usualCondition } from '../analysis/print-run.ts'
import { apology, confirmation } from '../brief/describe.ts'
import { readBrief } from '../brief/read.ts'
import { openWorkshop } from '../compose/workshop.ts'
import { readContrast } from '../critic/contrast.ts'
import { kitColours } from '../direction/kit-colours.ts'
import { libraryNode, previewScene, searchLibrary } from '../edit/by-hand/library.ts'
import { settingOf } from '../edit/by-hand/setting.ts'
import { partsOf } from '../edit/direct.ts'
import { understand } from '../edit/utterance/understand.ts'
import { examine } from '../imagery/examine.ts'
import { shareWeights } from '../language/encoder.ts'
import { choicesFor } from '../proposal/choices.ts'
import { buildPrompt } from '../render/build-prompt.ts'
import type { Images } from '../render/canvas.ts'
import { toComponent } from '../render/code/to-component.ts'
import { encodePng, encodeThumbnail, shrinkPicture } from '../render/encode.ts'
import { exportFile, seriesFile } from '../render/files/export-file.ts'
import { nextProject } from '../render/files/next-project.ts'
import { rightsSheet } from '../render/files/rights.ts'
import { pressOf } from '../render/press/press.ts'
import { svgDocument } from '../render/svg.ts'
import { embedPictures } from '../render/svg-pictures.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import { places } from '../scene/walk.ts'
import { printSheet } from '../sheet/print.ts'
import { sheetLanguagePage } from '../sheet/told/page.ts'
import { fontFile } from '../type/faces.ts'
import { readFont } from '../type/font-file.ts'
import { openOwnFonts } from '../type/own-fonts.ts'
import { specimenOf } from '../type/specimen.ts'
import { brandOf } from './branding.ts'
import { assess, openStudio, titleOf } from './designing.ts'
import { openDrawingRoom } from './drawing.ts'
import { openMockups } from './mockups.ts'
import { createEasel, NO_PICTURES } from './painting.ts'
import { openReports } from './reporting.ts'
import { openEditor } from './revising.ts'
import type { Engine, EngineOptions } from './types.ts'

const NO_IMAGES: Images = new Map()

/** Opens fonts and pictograms. Once a thread; reading files happens when they are first asked for. */
export async function openEngine({ weights, ownFonts }: EngineOptions = {}): Promise<Engine> {
  if (weights) shareWeights(weights)
  if (ownFonts !== undefined) openOwnFonts(ownFonts)
  const workshop = openWorkshop()
  const [studio, easel] = [openStudio(workshop), createEasel(workshop)]
  const editor = openEditor(workshop, studio, easel)
  const drawing = openDrawingRoom(workshop, easel)
  const mockups = openMockups(easel)
  const reports = openReports(easel, workshop)
  return {
    read(prompt) {
      const brief = readBrief(prompt)
      return { brief, choices: choicesFor(brief) }
    },
    design: studio.design,
    drawingTask: drawing.task,
    admitSheet: drawing.admit,
    setSheet: drawing.set,
    sheetOf: printSheet,
    sheetLanguage: sheetLanguagePage,
    sketch: drawing.sketch,
    editTask: drawing.editTask,
    revise: editor.revise,
    operate: editor.operate,
    suggest: editor.suggest,
    worded: editor.worded,
    carryOut: editor.carryOut,
    understand,
    parts: (scene, inside) => {
      // What lies under words is read off the pixels; those of photos are not at hand.
      const isDrawn = [...places(scene)].every(({ node }) => node.type !== 'picture')
      const read = (laid: LaidArtboard) => readContrast(laid, scene.palette, workshop.pictograms, NO_IMAGES)
      return partsOf(scene, workshop.layOut, { contrast: isDrawn ? read : () => [], inside, ...workshop })
    },
    setting: (scene, id) => settingOf(scene, id, workshop),
    fontFile,
    library: (query) =>
      searchLibrary(query, workshop.pictograms).flatMap((item) => {
        const node = libraryNode(item.id, 'preview', workshop.pictograms.has)
        return node ? [{ ...item, svg: svgDocument(easel.list(previewScene(node)), item.name, new Map()) }] : []
      }),
    async libraryPicture(item) {
      const node = libraryNode(item, 'preview', workshop.pictograms.has)
      return node && encodePng((await easel.painter(previewScene(node)))(1))
    },
    brandOf: (design, pictures = NO_PICTURES) => brandOf(design, pictures, { ...workshop, easel }),
    brandColours: kitColours,
    size(scene, artboard) {
      const { width, height } = easel.lay(scene, artboard)
      return { width, height }
    },
    painter: easel.painter,
    paint: async (scene, { scale = 1, ...options } = {}) => (await easel.painter(scene, options))(scale).whole(),
    overview: easel.overview,
    png: encodePng,
    thumbnail: encodeThumbnail,
    shrink: shrinkPicture,
    async svg(scene, options = {}) {
      const { name = '' } = scene.artboards[options.artboard ?? 0] ?? {}
      return svgDocument(easel.list(scene, options), name, await embedPictures(options.pictures ?? NO_PICTURES))
    },
    exportFile: (design, title, format, options = {}) =>
      exportFile(
        { design, title, format, options: forItsPress(design, options) },
        { ...workshop, lay: easel.lay, listOf: easel.list },
      ),
    exportSeries(scenes, title, options = {}) {
      const [scene] = scenes
      return seriesFile(
        { scenes, title, options: scene ? forItsPress({ scene }, options) : options },
        { listOf: easel.list },
      )
    },
    printChoices,
    async analyse(design, pictures) {
      return analyse(design, workshop, await easel.images(design.scene, pictures))
    },
    async preflight(scene, pictures, condition) {
      const tools = { layOut: workshop.layOut, listOf: easel.list }
      const press = pressOf(condition ?? usualCondition({ scene }))
      return preflight(scene, tools, await easel.images(scene, pictures), press)
    },
    mockups: mockups.list,
    mockup: mockups.paint,
    logoReport: reports.measure,
    logoReportFile: reports.file,
    fromPicture: designFromPicture,
    async fromPainter(prompt, bytes, facts) {
      const { brief, ...read } = await designFromPicture(bytes, facts)
      const design = { ...read, brief: { ...brief, prompt } }
      const images = await easel.images(design.scene, new Map([[facts.media, bytes]]))
      return { ...assess(design, easel, workshop, images), title: titleOf(readBrief(prompt)) }
    },
    rights: rightsSheet,
    nextProject: (designs, title, pictures = NO_PICTURES) => nextProject(designs, title, workshop, pictures),
    component: (design, options) => toComponent(design, workshop, options),
    buildPrompt,
    examine,
    readFont: (bytes) => {
      const font = readFont(bytes)
      return { ...font, specimen: specimenOf(font) }
    },
    confirmation,
    apology,
  }
}
