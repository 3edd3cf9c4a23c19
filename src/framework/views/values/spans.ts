import { counted } from '../../../vocabulary/amounts/counts.ts'

const minutes = { unit: 'minute', short: 'min', seconds: 60, from: 0 }

const spans = [
  { unit: 'day', short: 'd', seconds: 86_400, from: 2 * 86_400 },
  { unit: 'hour', short: 'h', seconds: 3600, from: 3600 },
  minutes,
]

/** About how long something takes: "6 hours". */
export function spanInWords(seconds: number): string {
  const { number, unit } = spanOf(seconds)
  return counted(number, unit)
}

/** A span where there is little room: "6 h". */
export function spanInShort(seconds: number): string {
  const { number, short } = spanOf(seconds)
  return `${number} ${short}`
}

function spanOf(seconds: number) {
  const span = spans.find(({ from }) => seconds >= from) ?? minutes
  return { ...span, number: Math.max(1, Math.round(seconds / span.seconds)) }
}
