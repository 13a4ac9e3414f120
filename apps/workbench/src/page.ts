/** Plain HTML: sections of figures, each with its picture, score and faults. */

export interface Figure {
  /** File name beside the page. */
  picture: string
  title: string
  note: string
  faults: string[]
}
export interface Section {
  title: string
  figures: Figure[]
}

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string)

const STYLE = `
body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; background: #e6e6e6; color: #222 }
nav a { margin-right: 16px }
h2 { margin: 32px 0 8px; font-size: 15px }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0; width: 300px }
figure img { display: block; width: 100%; max-height: 420px; object-fit: contain; object-position: top left }
figcaption { padding-top: 4px; overflow-wrap: anywhere }
.fault { color: #b00020 }
section { max-width: 900px; margin: 16px 0; padding: 8px 16px; background: #fff }
mark { padding: 0 3px; white-space: pre-wrap }
mark sub { margin-left: 4px; color: #666; font-size: 9px }
.left { color: #777 }`

const figureHtml = ({ picture, title, note, faults }: Figure) => `<figure>
<a href="${escaped(picture)}"><img src="${escaped(picture)}" alt="${escaped(title)}" loading="lazy"></a>
<figcaption><b>${escaped(title)}</b><br>${escaped(note)}${faults.map((fault) => `<br><span class="fault">${escaped(fault)}</span>`).join('')}</figcaption>
</figure>`

const sectionHtml = ({ title, figures }: Section) =>
  `<h2>${escaped(title)}</h2>\n<div class="row">${figures.map(figureHtml).join('\n')}</div>`

export const sectionsHtml = (sections: Section[]): string => sections.map(sectionHtml).join('\n')

/** A page of the workbench; `body` is HTML. */
export const pageHtml = (title: string, pages: Record<string, string>, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>
<nav>${Object.entries(pages)
  .map(([name, file]) => `<a href="${file}">${escaped(name)}</a>`)
  .join('')}</nav>
<h1>${escaped(title)}</h1>
${body}
</html>
`
