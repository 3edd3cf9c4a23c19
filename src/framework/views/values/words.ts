import { counted } from '../../../vocabulary/amounts/counts.ts'

const spans = [
  { unit: 'day', seconds: 86_400, from: 2 * 86_400 },
  { unit: 'hour', seconds: 3600, from: 3600 },
  { unit: 'minute', seconds: 60, from: 0 },
]

/** About how long something takes: "6 hours". */
export function spanInWords(seconds: number): string {
  const span = spans.find(({ from }) => seconds >= from) ?? { unit: 'minute', seconds: 60 }
  return counted(Math.max(1, Math.round(seconds / span.seconds)), span.unit)
}
