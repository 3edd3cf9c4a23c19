/** Only a path of our own: another site's address must not ride on our pages. */
export function localPath(path: unknown): string | undefined {
  const here = 'http://here'
  // Parsed the way a browser does it, which drops tabs and takes a backslash for a slash.
  const url = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}`
}
