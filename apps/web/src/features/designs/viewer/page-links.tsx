import { placed } from '../placed.ts'
import type { SitePage } from './use-site.ts'

type Link = SitePage['links'][number]

interface Props {
  page: SitePage
  onFollow: (link: Link) => void
}

/** A place to press over every link of a page's picture. */
export function PageLinks({ page: { width, height, links, nameOf }, onFollow }: Props) {
  return links.map((link) => (
    <button
      key={`${link.label} ${link.box.x} ${link.box.y}`}
      type="button"
      data-link={link.label}
      aria-label={`${link.label}: ${nameOf(link)}`}
      title={nameOf(link)}
      onClick={() => onFollow(link)}
      // In a narrow window links stand closer than fingers: there the menu holds the pages.
      className="absolute min-h-6 min-w-6 cursor-pointer outline-offset-2 hover:outline-2 hover:outline-minium max-md:hidden"
      style={placed(link.box, { width, height })}
    />
  ))
}
