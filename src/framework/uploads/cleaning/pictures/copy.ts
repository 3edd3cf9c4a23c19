/** Copies the parts of a file that are kept, in order, into a file of their own. */
export function openCopy(source: Buffer) {
  // The bytes that are added are never more than this.
  const target = Buffer.allocUnsafe(source.length + 256)
  let at = 0
  return {
    keep: (from: number, to: number): void => {
      at += source.copy(target, at, from, to)
    },
    add: (bytes: Buffer): void => {
      at += bytes.copy(target, at)
    },
    bytes: (): Buffer => target.subarray(0, at),
  }
}
