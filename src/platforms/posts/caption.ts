/** The most that is kept of a caption, in characters as the database counts them. */
const longestCaption = 5000

/** The parts of a caption that a platform told, one below the other; null where it says nothing. */
export function captionOf(...parts: (string | null | undefined)[]): string | null {
  const said = parts.map((part) => part?.toWellFormed().replaceAll('\0', '').trim() ?? '')
  const whole = said.filter((part) => part !== '').join('\n\n')
  return [...whole].slice(0, longestCaption).join('').trim() || null
}

const hashtag = /(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]{1,100}/gu

/** The hashtags of a caption as they are written, each once. */
export function hashtagsIn(caption: string): string[] {
  const found = caption.match(hashtag) ?? []
  return [...new Map(found.map((tag) => [tag.toLowerCase(), tag])).values()]
}
