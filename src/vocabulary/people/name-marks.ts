import { longestName } from './names.ts'

/** How audit logs name those who act as staff. Nobody chooses a name that could be taken for it. */
export function markAsStaff(name: string): string {
  return `${name} (staff)`
}

/** The same, of the programs that act for an organization. */
export function markAsProgram(name: string): string {
  return `${name} (program)`
}

/** How audit logs name what happens by itself. */
export const ownName = 'Troupe'

/** Why nobody is called so: audit logs name others in this way. One that is too long is refused for that. */
export function refusalOfMark(name: string): string | undefined {
  if (name.length > longestName) return undefined
  const skeleton = skeletonOf(name)
  if (skeleton.replace(/[^\p{L}\p{N}]/gu, '') === ownName.toLowerCase())
    return 'must not be the name of this service'
  const [mark] = marks.find(([, pattern]) => pattern.test(skeleton)) ?? []
  return mark && `must not end with “${mark}”`
}

/** The name without marks, if someone else has chosen it; nothing if it is that of the service. */
export function withoutMarks(name: string): string {
  if (refusalOfMark(name) === undefined) return name
  return isMarked(name) ? withoutMarks(name.replace(lastBracket, '').trim()) : ''
}

const isMarked = (name: string) => marks.some(([, pattern]) => pattern.test(skeletonOf(name)))

/**
 * The word between signs, whatever may stand behind them that is no letter or number of its own: “staff”
 * between signs of any kind, “program” in brackets, since names of organizations have that word.
 */
const marks: [string, RegExp][] = [
  ['(staff)', /[\p{P}\p{S}]\s*staff\s*[\p{P}\p{S}](?:[^\p{L}\p{N}]|\p{Lm})*$/u],
  ['(program)', /[\p{Ps}\p{Pi}<]\s*program\s*[\p{P}\p{S}](?:[^\p{L}\p{N}]|\p{Lm})*$/u],
]
const lastBracket = /[\p{P}\p{S}][^\p{P}\p{S}]*(?:[\p{P}\p{S}]|\p{Lm}|\s)*$/u

/** Letters of other alphabets that are drawn like these, in small or in capitals. */
const drawnAlike = Object.fromEntries(
  Object.entries({
    s: 'ѕꜱʂƽտꮪꮥᏕᏚꓢ𐊖𐑈𐑁',
    t: 'тτᴛꭲᎢꓔ𐊗𐊱',
    a: 'аαɑᴀꭺᎪᗅꓮ𐊠',
    f: 'ƒꜰϝғꞙքᖴꓝ𐊇𐊥',
    p: 'рρᴘꮲᏢᑭꓑ𐊕',
    r: 'гᴦʀꮢᏒᖇꓣ𐒴',
    o: 'оοօᴏഠꓳ𐊒𐊫',
    g: 'ɡցɢꮐᏀꓖ',
    m: 'мᴍꮇᎷᗰꓟ𐊰𐌑',
    u: 'սᴜυꭎᑌꓴ',
    e: 'еҽεᴇꭼᎬꓰ𐊆',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
)

/** The letters alone, without accents and in small ones of one alphabet. */
function skeletonOf(name: string): string {
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return [...letters].map((letter) => drawnAlike[letter] ?? letter).join('')
}
