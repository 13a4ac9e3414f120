/** Where to go after signing in. */

/**
 * The path of a wanted address, if it stays on this origin, else the dashboard. 'dashboard' and '/dashboard?x=1' both do.
 * @param wanted the `redirect` query value, as anybody may have written it
 * @param origin of this page, such as 'https://limner.example'
 */
export function safeRedirect(wanted: string | null | undefined, origin: string, fallback = '/dashboard'): string {
  if (!wanted || !URL.canParse(wanted, `${origin}/`)) return fallback
  const url = new URL(wanted, `${origin}/`)
  const path = url.pathname + url.search + url.hash
  // '/.//evil.example' stays on the origin as an address, but its path alone would be read as another host.
  if (url.origin !== origin || url.username || url.password || path.startsWith('//')) return fallback
  if (/^\/(login|signup)\b/.test(url.pathname)) return fallback
  return path
}
