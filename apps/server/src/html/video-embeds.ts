/**
 * Players and frames of other sites are not shown in articles: they would load from there. Before they are taken out, a
 * link to each is put in their place.
 */

const OPENING = /<(iframe|video|embed)\b([^>]{0,4000})>/gi
const ADDRESS = /(?:^|\s)(?:src|data-src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** Where a video names its file in an element of its own. */
const SOURCE = /^[^<]{0,200}<source\b([^>]{0,4000})>/i

const addressIn = (attributes: string): string | undefined => {
  const match = ADDRESS.exec(attributes)
  return match?.[1] ?? match?.[2] ?? match?.[3]
}

interface VideoHost {
  name: string
  /** The page on which people watch it, from the address of the player. */
  page: (player: URL) => string | undefined
}

const YOUTUBE: VideoHost = {
  name: 'YouTube',
  page: ({ pathname }) => {
    const id = /^\/embed\/([\w-]{5,20})$/.exec(pathname)?.[1]
    return id && `https://www.youtube.com/watch?v=${id}`
  },
}
const VIMEO: VideoHost = {
  name: 'Vimeo',
  page: ({ pathname }) => {
    const id = /^\/video\/(\d+)$/.exec(pathname)?.[1]
    return id && `https://vimeo.com/${id}`
  },
}
const VIDEO_HOSTS: Record<string, VideoHost> = {
  'youtube.com': YOUTUBE,
  'youtube-nocookie.com': YOUTUBE,
  'youtu.be': YOUTUBE,
  'player.vimeo.com': VIMEO,
  'vimeo.com': VIMEO,
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** '' where there is no address that a link may lead to. */
function linkTo(address: string | undefined, isVideo: boolean): string {
  const url = address === undefined ? null : URL.parse(address.replace(/&amp;/g, '&').replace(/^\/\//, 'https://'))
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const host = url.hostname.replace(/^www\./, '')
  const place = VIDEO_HOSTS[host]
  const words = isVideo || place ? `Watch the video on ${place?.name ?? host}` : `Open the embedded content on ${host}`
  const href = place?.page(url) ?? url.href
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a> (not shown in the article)</p>`
}

/** The same HTML with a link before every embedded video or frame. */
export const linkEmbeds = (html: string): string =>
  html.replace(OPENING, (tag: string, name: string, attributes: string, at: number) => {
    const isVideo = name.toLowerCase() === 'video'
    const inside = isVideo ? SOURCE.exec(html.slice(at + tag.length, at + tag.length + 4500))?.[1] : undefined
    return linkTo(addressIn(attributes) ?? (inside && addressIn(inside)), isVideo) + tag
  })
