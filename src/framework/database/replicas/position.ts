/**
 * A place in the log of the database, as 16 hexadecimal digits: of two, the later one is the greater text.
 */
export type Position = string

/** The position that PostgreSQL writes as `16/B374D848`. */
export function positionOf(written: string): Position {
  const halves = written.split('/').map((half) => half.padStart(8, '0'))
  return halves.join('').toLowerCase()
}

/** A position that came back from a client; undefined if it is none. */
export function parsePosition(sent: string): Position | undefined {
  return /^[0-9a-f]{1,16}$/i.test(sent) ? sent.toLowerCase().padStart(16, '0') : undefined
}

export function laterOf(one: Position, other: Position | undefined): Position {
  return other !== undefined && other > one ? other : one
}
