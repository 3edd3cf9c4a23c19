import { join } from 'node:path'
import { defineConfig } from 'vite'

/** One file with all that it needs, so that it starts at once and installs nothing else. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: { alias: { '@troupe/sdk': join(import.meta.dirname, '../sdk/src/index.ts') } },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/troupe.ts',
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'troupe.js', banner: '#!/usr/bin/env node' } },
  },
})
