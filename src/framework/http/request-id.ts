import { randomBytes } from 'node:crypto'

/** Ids that are unique across processes. They need not be hard to guess. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url')
  let count = 0

  return () => {
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
