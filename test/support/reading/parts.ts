import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * Cases that would keep one worker busy for too long are split over several test files, which differ
 * only in the number in their name. Each file takes its share according to how many there are, so
 * nothing is left out when a file is added or removed.
 */
export function partOf<Item>(items: Item[], file: string): Item[] {
  const parts = partsLike(file)
  const own = parts.indexOf(basename(file))
  return items.filter((_, index) => index % parts.length === own)
}

/** The names of all files that the cases are split over, this one included. */
export function partsLike(file: string): string[] {
  const name = basename(file).replace(/-\d+\./, '-*.')
  return globSync(name, { cwd: dirname(file) }).sort()
}
