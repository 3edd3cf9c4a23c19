/** How audit logs name those who act as staff. Nobody chooses a name that could be taken for it. */
export function markAsStaff(name: string): string {
  return `${name} (staff)`
}

export function isMarkedAsStaff(name: string): boolean {
  return mark.test(skeletonOf(name))
}

/** Without the mark, for a name that someone else has chosen. */
export function withoutStaffMark(name: string): string {
  return isMarkedAsStaff(name) ? withoutStaffMark(name.replace(lastBracket, '').trim()) : name
}

/** In brackets of any kind, whatever may stand behind them that is neither letter nor number. */
const mark = /[\p{Ps}\p{Pi}<]\s*staff\s*[\p{Pe}\p{Pf}>][^\p{L}\p{N}]*$/u
const lastBracket = /[\p{Ps}\p{Pi}<][^\p{Ps}\p{Pi}<]*$/u

/** Letters of other alphabets that are drawn like these. */
const drawnAlike: Record<string, string> = {
  ѕ: 's',
  ꜱ: 's',
  ʂ: 's',
  т: 't',
  τ: 't',
  ᴛ: 't',
  а: 'a',
  α: 'a',
  ɑ: 'a',
  ᴀ: 'a',
  ƒ: 'f',
  ꜰ: 'f',
  ϝ: 'f',
}

/** The letters alone, without accents and in small ones of one alphabet. */
function skeletonOf(name: string): string {
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return [...letters].map((letter) => drawnAlike[letter] ?? letter).join('')
}
