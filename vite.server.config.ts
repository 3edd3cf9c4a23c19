import { defineConfig } from 'vite'

/** The server, one output file for each source file, so that a stack trace reads like the tree. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'composition/reconcile': 'src/composition/reconcile.ts',
        'framework/database/embedded-worker': 'src/framework/database/embedded/worker.ts',
        'framework/uploads/cleaning/thread-work': 'src/framework/uploads/cleaning/thread-work.ts',
      },
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
  // Its manifest lists thousands of entry points, and reading it took a quarter of a start.
  ssr: { noExternal: ['drizzle-orm'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
})
