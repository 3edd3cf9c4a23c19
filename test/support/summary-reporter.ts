import { writeSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Prints one plain line at the very end, for people and programs that read only the last line. */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // Errors outside of any test are failures too.
    const broken = modules.flatMap((module) => module.errors()).length + unhandled.length
    const passed = count('passed')
    const failed = count('failed') + broken
    const skipped = tests.length - passed - count('failed')

    const aside =
      skipped > 0
        ? `${skipped} skipped: what they need is not here, a PostgreSQL server, curl or a disk to mount\n`
        : ''
    process.once('exit', () => writeSync(1, `${aside}${passed} passed, ${failed} failed\n`))
  },
}
