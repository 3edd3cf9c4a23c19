const whole = new Intl.NumberFormat('en')
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A number with its thousands apart: "12,500". */
export function grouped(number: number): string {
  return whole.format(number)
}

/** A number in short: "12.5K". */
export function abridgedCount(number: number): string {
  return short.format(number)
}

/** A number with its noun: "1 day", "2 days". */
export function counted(number: number, word: string): string {
  return `${grouped(number)} ${word}${number === 1 ? '' : 's'}`
}
