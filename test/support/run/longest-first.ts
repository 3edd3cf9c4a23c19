import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The folders with slow test files, slowest first; before them a file that lets months pass for whatever is
 * in the database, which is quick while there is nothing.
 */
const slow = ['/time-travel.test.ts', '/test/process/', '/test/browser/', '/test/contract/']

/** Starts slow files first, so that no worker ends up with a slow file while the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = slow.findIndex((folder) => moduleId.includes(folder))
  return place === -1 ? slow.length : place
}
