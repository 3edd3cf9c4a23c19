/** The codes of ISO 639-1 that people write and speak in on the platforms. */
export const languageCodes = (
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ' +
  'ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nn pa pl pt ro ru si sk sl so sq sr sv sw ta ' +
  'te th tl tr uk ur uz vi yo zh zu'
).split(' ')

const names = new Intl.DisplayNames('en', { type: 'language' })

export function languageName(code: string): string {
  return names.of(code) ?? code
}

/** Sorted by English name, because that is how people look for a language. */
export const languagesByName = languageCodes
  .map((code) => ({ code, name: languageName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
