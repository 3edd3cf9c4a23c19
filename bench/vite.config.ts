import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: [
        'bench/run.ts',
        'bench/bare/bare.ts',
        'bench/overload.ts',
        'bench/world/crowd.ts',
        'bench/money.ts',
        'bench/metrics.ts',
        'bench/pages.ts',
        'bench/posts.ts',
        'bench/search.ts',
        'bench/creators.ts',
        'bench/embedded.ts',
        'bench/growth.ts',
        'bench/webhooks.ts',
        'bench/costs.ts',
      ],
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
})
