import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/run/longest-first.ts'
import { summaryReporter } from './test/support/run/summary-reporter.ts'

const named = process.argv.slice(2).filter((word) => /^(src|test)\b/.test(word))
const files = globSync('{src,test}/**/*.test.{ts,tsx}').filter((file) =>
  named.some((name) => file.includes(name)),
)
const isShort = files.length > 0 && files.length <= 10

/**
 * Three workers share the test files: on two cores one has something to do while two wait for servers and browsers. Each is one process with one database for all the files it runs,
 * because starting a database takes longer than most files. Tests make their own organizations and
 * share nothing.
 */
export default defineConfig({
  // The command line is tested as it is written; a built library is there only once a test has packed it.
  resolve: { alias: { '@troupe/sdk': `${import.meta.dirname}/clients/sdk/src/index.ts` } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: 'test/support/run/global-setup.ts',
    setupFiles: 'test/support/run/put-clock-back.ts',
    isolate: false,
    // Requests leave much behind, and to clear it away took a seventh of the time while it had little room.
    // A short run is over before it gains by an embedded database that is optimized, which takes seconds.
    execArgv: ['--max-semi-space-size=64', ...(isShort ? ['--liftoff-only'] : [])],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // These end tests that hang. A test that is only slow, on a busy machine, has to pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A browser that dies, as on a machine without memory, says nothing of the page that it showed.
    retry: {
      count: 1,
      condition: /Target (page, context or browser has been closed|crashed)|Page crashed/,
    },
    reporters: ['default', summaryReporter],
  },
})
