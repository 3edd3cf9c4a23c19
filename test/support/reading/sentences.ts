/** Texts as they are read: without comments and line breaks, and without what only the database reads. */
export function sentencesOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)(?:\/\/|-- ).*$/gm, '')
    .replace(/interval '[^']*'/g, '')
    .replace(/\s+/g, ' ')
}
