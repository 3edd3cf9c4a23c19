import { BadRequest } from '../../errors.ts'

/**
 * No record is nested nearly as deep. What walks through a body may take a step of the stack for each level.
 */
const deepest = 100

const quote = 0x22
const backslash = 0x5c
const openings = [0x5b, 0x7b]
const closings = [0x5d, 0x7d]

/** Refuses JSON that is nested too deeply, from its bytes: before anything is made of it. */
export function refuseDeepJson(bytes: Uint8Array): void {
  let depth = 0
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === quote) isText = !isText
    else if (isText && byte === backslash) at += 1
    else if (isText) continue
    else if (openings.includes(byte)) refuseDepth(++depth)
    else if (closings.includes(byte)) depth -= 1
  }
}

/** Refuses what has so many levels, whether JSON or the name of a form's field: `campaign[name]` has two. */
export function refuseDepth(levels: number): void {
  if (levels > deepest) throw new BadRequest('The body is nested too deeply.')
}
