import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What the browser loads. The manifest tells the server the hashed names. */
export default defineConfig({
  root: 'web',
  base: '/assets/',
  plugins: [tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['web/application.ts', 'web/api-docs.ts'] },
  },
})
