import { defineConfig } from 'vitest/config'
import { summaryReporter } from './test/support/summary-reporter.ts'

/**
 * Two workers, each a process with a database of its own for all files it is given: starting one
 * costs more than most of them. Tests make their own organizations and share nothing.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: 'test/support/global-setup.ts',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', summaryReporter],
  },
})
