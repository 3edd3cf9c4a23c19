const longest = 2048

/**
 * The path, if it is one of our own: another site's address must not ride on our pages. A path that is longer
 * than any of ours is left out, since it is repeated in headers.
 */
export function localPath(path: unknown): string | undefined {
  const here = 'http://here'
  // The path is parsed the way a browser does it, which drops tabs and takes a backslash for a slash.
  const url = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined
  const local = `${url.pathname}${url.search}`
  return local.length > longest ? undefined : local
}
