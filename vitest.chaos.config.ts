import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** `bin/chaos`: one fault after another, each for as long as asked. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/chaos/*.chaos.ts'],
    maxWorkers: 1,
    testTimeout: 24 * 3_600_000,
    hookTimeout: 600_000,
  },
})
