import { spawnSync } from 'node:child_process'
import { defineConfig } from 'vite'

const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
const commit = process.env.TROUPE_COMMIT || (stdout ?? '').trim()

/**
 * The server in a few files: to find and load one for each source file took half of a start. A stack trace names
 * its functions, and `--enable-source-maps`, which `bin/dev` gives, has it read like the source. Always on, they would take
 * half a second of a start and 30 MB.
 */
export default defineConfig({
  define: { 'process.env.TROUPE_COMMIT': JSON.stringify(commit) },
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
        'composition/commands/backup': 'src/composition/commands/backup.ts',
        'composition/commands/doctor': 'src/composition/commands/doctor.ts',
        'composition/commands/migrate': 'src/composition/commands/migrate.ts',
        'composition/commands/reconcile': 'src/composition/commands/reconcile.ts',
        'composition/commands/restore': 'src/composition/commands/restore.ts',
        'composition/commands/troupe-admin': 'src/composition/commands/troupe-admin.ts',
        'framework/database/embedded/worker': 'src/framework/database/embedded/worker.ts',
        'framework/database/embedded/new-database':
          'src/framework/database/embedded/new-database.ts',
        'framework/uploads/cleaning/thread-work': 'src/framework/uploads/cleaning/thread-work.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
  // Its manifest lists thousands of entry points, and reading it took a quarter of a start.
  ssr: { noExternal: ['drizzle-orm'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
})
