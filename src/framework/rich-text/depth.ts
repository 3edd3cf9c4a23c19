/** Tags are nested deeper than browsers show them. */
export class TooDeep extends Error {}

const deepest = 512

/**
 * Counts how deep tags are nested. At each tag that closes, the parser looks through all that are
 * open: without an end to their number its time would grow with the square of the text.
 */
export function countDepth() {
  let depth = 0
  return {
    open: () => {
      depth += 1
      if (depth > deepest) throw new TooDeep()
    },
    close: () => {
      depth -= 1
    },
  }
}
