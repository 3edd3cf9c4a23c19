import { writeSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { triesAll, turn } from './turns.ts'

/**
 * Names what failed and counts all at the very end, for people and programs that read only the last lines.
 */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failures = tests.filter(isIn('failed'))
    // Errors outside of any test are failures too.
    const broken = modules.flatMap((module) => module.errors()).length + unhandled.length
    const passed = tests.filter(isIn('passed')).length
    const failed = failures.length + broken
    const skipped = tests.length - passed - failures.length

    const lines = failures.map(
      (test) => `Failed: ${test.module.relativeModuleId}: ${test.fullName}`,
    )
    // What is wrong may have waited some commits for its turn.
    if (failed > 0 && !triesAll) lines.push(`This was turn ${turn}. SAMPLE=all tries everything.`)
    if (skipped > 0)
      lines.push(
        `${skipped} skipped: what they need is not here, a PostgreSQL server, curl or a disk to mount`,
      )
    lines.push(`${passed} passed, ${failed} failed`)
    process.once('exit', () => writeSync(1, `${lines.join('\n')}\n`))
  },
}

function isIn(state: string) {
  return (test: TestCase) => test.result().state === state
}
