import { randomBytes } from 'node:crypto'

/** Ids that tell requests apart, also those of other processes; they need not be hard to guess. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url')
  let count = 0

  return () => {
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
