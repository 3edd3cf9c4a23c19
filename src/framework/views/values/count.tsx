import { abridgedCount, grouped } from '../../../vocabulary/amounts/counts.ts'

/** A number that may be large: short to read, exact on hover, and a dash until it is known. */
export function Count({ of: number }: { of: number | null }) {
  if (number === null) return <Unknown />
  return <span title={grouped(number)}>{abridgedCount(number)}</span>
}

export function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span class="sr-only">Not known yet</span>
    </>
  )
}
