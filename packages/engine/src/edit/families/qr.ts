/** A code for cameras: "add a QR code", "QR code to harvest.example". It holds the design's own link, or the one given. */
import { freeSpot } from '../../critic/free-spot.ts'
import type { Node } from '../../scene/types.ts'
import { findPlace, nodesOfRole, places } from '../../scene/walk.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { freshId } from '../ids.ts'
import { qrDrawing } from '../pictures/qr-drawing.ts'
import { pointIn } from '../point-in.ts'
import { cannot } from '../steps.ts'
import type { Operation } from '../types.ts'
import { designWord } from './replies.ts'

const QR = /\bq\.?r\.?(?:[- ]?codes?)?\b|\bscan(?:nable|ning)? code\b|\bbar ?code\b/
const OTHER =
  /\b(?:remove|delete|no|without|get rid|drop|bigger|larger|smaller|move|left|right|up|down|colou?r|rotate|swap|hide)\b/
const ADDS =
  /^(?:please |can you |could you |also |and )*(?:add|include|insert|put|place|show|with|i need|i want|we need)\b/
const LINK =
  /(?:https?:\/\/|www\.)\S+[\w/]|(?<![\w@.])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/[\w./?=&%-]*)?(?!\S*@)/i
const MAIL = /[^\s@:,;]+@[^\s@]+\.[a-z]{2,}/i

export const qrCode: Recogniser = (clause, state) => {
  const { lower, text, quotes } = clause
  if (!QR.test(lower) || (OTHER.test(lower) && !ADDS.test(lower))) return undefined
  if (nodesOfRole(state.design.scene, 'qr').length > 0)
    return cannot(
      'There is already a QR code. What should I do with it?',
      'make the QR code bigger',
      'remove the QR code',
    )
  const content = contentOf(quotes[0]?.text ?? text, state)
  if (!content)
    return cannot(
      `A QR code needs a link, and there is none in this ${designWord(state)}. Where should it lead?`,
      'add a QR code to www.example.com',
    )
  return placed(content, lower, state)
}

/** What was given, else the design's own link, mail or phone, as a camera understands it. */
function contentOf(said: string, { design }: State): string | undefined {
  const texts = [...places(design.scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))
  const given = MAIL.exec(said)?.[0] ?? LINK.exec(said)?.[0]
  const own = (role: string) =>
    texts.find((node) => node.role === role)?.text ?? design.brief.copy.find((copy) => copy.role === role)?.text
  const link =
    given ?? own('link') ?? texts.map(({ text }) => LINK.exec(text)?.[0]).find((found) => found !== undefined)
  const mail = own('email') ?? texts.map(({ text }) => MAIL.exec(text)?.[0]).find((found) => found !== undefined)
  if (link && !link.includes('@')) return /^https?:/i.test(link) ? link : `https://${link}`
  if (link ?? mail) return `mailto:${link ?? mail}`
  const phone = own('phone')
  return phone && `tel:${phone.replace(/[^\d+]/g, '')}`
}

function placed(content: string, lower: string, state: State): Step {
  const { scene } = state.design
  const node = qrDrawing(content, freshId('qr', state.design))
  const changes = [{ what: 'QR code', to: content, nodes: [node.id] }]
  const boards = state.context.layout?.(scene) ?? []
  // The back of a card is the quieter place.
  for (const [index, artboard] of [...boards.entries()].reverse()) {
    const root = scene.artboards[index]?.root
    if (!root || scene.format.height === 'auto') continue
    const short = Math.min(artboard.width, artboard.height)
    const wish = {
      min: short * (boards.length > 1 ? 0.26 : 0.13),
      max: short * (boards.length > 1 ? 0.4 : 0.22),
      gap: short * 0.03,
      ...pointIn(lower, artboard),
    }
    const spot = freeSpot(artboard, wish) ?? freeSpot(artboard, { ...wish, onScenes: true })
    if (!spot) continue
    const side = Math.round(spot.width)
    const at = { left: Math.round(spot.x), top: Math.round(spot.y) }
    return {
      step: 'patch',
      operations: [
        {
          op: 'insert',
          parent: root.id,
          index: root.children.length,
          node: { ...node, at, width: side, height: side },
        },
      ],
      changes,
    }
  }
  const row = scene.format.height === 'auto' ? addedRow({ ...node, width: 160, height: 160 }, state) : undefined
  if (row) return { step: 'patch', operations: row, changes }
  return cannot(
    'There is no room in this layout for a QR code large enough to scan. Shall I try another layout first?',
    'another layout, same colours',
    'remove the illustration',
  )
}

/** A drawing in the page's foot: beside the contact where there is one. */
function addedRow(node: Node, state: State): Operation[] | undefined {
  const { scene } = state.design
  const footer = [...places(scene)].find(({ node: one }) => one.role === 'footer')?.node
  const inner = footer?.type === 'frame' ? footer.children.find((child) => child.type === 'frame') : undefined
  const target = inner?.type === 'frame' ? inner : undefined
  if (!target || !findPlace(scene, target.id)) return undefined
  return [{ op: 'insert', parent: target.id, index: 0, node }]
}
