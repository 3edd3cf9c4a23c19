/** How audit logs name those who act as staff. Nobody chooses a name that could be taken for it. */
export function markAsStaff(name: string): string {
  return `${name} (staff)`
}

export const staffMarkRefusal = 'must not end with “(staff)”'

export function isMarkedAsStaff(name: string): boolean {
  return mark.test(skeletonOf(name))
}

/** The name without the mark, if someone else has chosen it. */
export function withoutStaffMark(name: string): string {
  return isMarkedAsStaff(name) ? withoutStaffMark(name.replace(lastBracket, '').trim()) : name
}

/**
 * The word "staff" between signs of any kind, whatever may stand behind them that is no letter or number of
 * its own.
 */
const mark = /[\p{P}\p{S}]\s*staff\s*[\p{P}\p{S}](?:[^\p{L}\p{N}]|\p{Lm})*$/u
const lastBracket = /[\p{P}\p{S}][^\p{P}\p{S}]*(?:[\p{P}\p{S}]|\p{Lm}|\s)*$/u

/** Letters of other alphabets that are drawn like these, in small or in capitals. */
const drawnAlike = Object.fromEntries(
  Object.entries({
    s: 'ѕꜱʂƽտꮪꮥᏕᏚꓢ𐊖𐑈𐑁',
    t: 'тτᴛꭲᎢꓔ𐊗𐊱',
    a: 'аαɑᴀꭺᎪᗅꓮ𐊠',
    f: 'ƒꜰϝғꞙքᖴꓝ𐊇𐊥',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
)

/** The letters alone, without accents and in small ones of one alphabet. */
function skeletonOf(name: string): string {
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return [...letters].map((letter) => drawnAlike[letter] ?? letter).join('')
}
