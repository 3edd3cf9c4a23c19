/** How much a caller wants one of the values that an `Accept` or `Accept-Encoding` header lists. */
export function qualityOf(header: string, value: string): number {
  for (const range of header.split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    if (name !== value) continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return quality === undefined ? 1 : Number(quality) || 0
  }
  return 0
}
