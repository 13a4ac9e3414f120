/** Pictures side by side, each with its words below: what benches lay out to be looked at. */
import { createCanvas, type loadImage, type SKRSContext2D } from '@limner/engine/instruments'

export type Picture = Awaited<ReturnType<typeof loadImage>>

export interface Cell {
  /** Absent: the words alone, as a card. */
  picture?: Picture
  words: string
  /** Framed red. */
  isFaulty?: boolean
}

interface Grid {
  columns: number
  /** Pixels: the side of a cell, and what is left free above all of them. */
  side: number
  top: number
}

const GAP = 10
/** Pixels below a cell, for its words. */
const LINE = 28

/** @param title beside what a bench draws there itself */
export function contactSheet(title: string, cells: readonly Cell[], { columns, side, top }: Grid) {
  const rows = Math.ceil(cells.length / columns)
  const canvas = createCanvas(columns * (side + GAP) + GAP, rows * (side + LINE) + top)
  const context = canvas.getContext('2d')
  context.fillStyle = '#8a8a8a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#fff'
  context.font = '14px sans-serif'
  context.fillText(title, GAP, 20)
  cells.forEach((cell, i) => {
    draw(context, cell, {
      left: GAP + (i % columns) * (side + GAP),
      top: top + Math.floor(i / columns) * (side + LINE),
      side,
    })
  })
  return canvas
}

interface Place {
  left: number
  top: number
  side: number
}

function draw(context: SKRSContext2D, { picture, words, isFaulty }: Cell, { left, top, side }: Place): void {
  context.font = '11px sans-serif'
  context.fillStyle = isFaulty ? '#ffd0d0' : '#fff'
  if (!picture) {
    context.fillRect(left, top, side, side + 18)
    context.fillStyle = '#111'
    wrapped(context, words, side - 16).forEach((line, k) => {
      context.fillText(line, left + 8, top + 18 + k * 14)
    })
    return
  }
  context.fillText(words.slice(0, 44), left, top + side + 14)
  const scale = Math.min(side / picture.width, side / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const [x, y] = [left + (side - width) / 2, top + (side - height) / 2]
  context.drawImage(picture, x, y, width, height)
  if (!isFaulty) return
  context.strokeStyle = '#e00'
  context.lineWidth = 3
  context.strokeRect(x, y, width, height)
}

function wrapped(context: SKRSContext2D, text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const next = `${lines.at(-1)} ${word}`.trim()
    if (context.measureText(next).width > width) lines.push(word)
    else lines[lines.length - 1] = next
  }
  return lines.slice(0, 17)
}
