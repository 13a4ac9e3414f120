import { Link } from 'wouter'
import { headerLinks } from './links.ts'

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-xs text-ink-3 sm:px-8">
        <p>© 2026 The Limner Team</p>
        <nav aria-label="Footer" className="flex gap-6">
          {headerLinks.map(({ href, label }) => (
            <Link key={href} href={href} className="inline-flex min-h-6 items-center hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
