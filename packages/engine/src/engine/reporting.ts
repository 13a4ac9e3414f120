/** Logo reports: measured, and drawn on a page that leaves as PDF or PNG. */
import type { Workshop } from '../compose/workshop.ts'
import type { Design } from '../design/types.ts'
import { encodePng } from '../render/encode.ts'
import { pdfFile } from '../render/files/pictures.ts'
import { ExportError } from '../render/files/types.ts'
import { reportPage } from '../report/page.ts'
import { logoReport } from '../report/report.ts'
import type { LogoReport } from '../report/types.ts'
import { type Easel, NO_PICTURES } from './painting.ts'

export function openReports({ lay, list, painter }: Easel, { pictograms }: Workshop) {
  async function look({ scene, brief, archetype }: Design, title: string, pictures: ReadonlyMap<string, Uint8Array>) {
    if (scene.kind !== 'logo') throw new ExportError('A logo report is made of a logo.')
    const made = await logoReport(
      { scene, brief, archetype, title },
      {
        ...{ lay, pictograms, pictures },
        paint: async (other, width) => (await painter(other, {}))(width / lay(other).width).whole(),
      },
    )
    if (!made) throw new ExportError('There is nothing drawn in this logo to look at.')
    return made
  }
  return {
    measure: async (design: Design, title: string, pictures = NO_PICTURES): Promise<LogoReport> =>
      (await look(design, title, pictures)).report,
    async file(design: Design, title: string, format: 'pdf' | 'png', pictures = NO_PICTURES): Promise<Uint8Array> {
      const { report, figures } = await look(design, title, pictures)
      const page = reportPage(report, figures.filter(({ id }) => id.startsWith('mark-')).length)
      const shown = await Promise.all(figures.map(async ({ id, painted }) => [id, await encodePng(painted)] as const))
      const options = { pictures: new Map(shown) }
      if (format === 'pdf') return pdfFile([page], `${title}, logo report`, list, options)
      return encodePng((await painter(page, options))(1).whole())
    },
  }
}
