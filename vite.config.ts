import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What the browser loads. The manifest tells the server the hashed names. */
export default defineConfig({
  root: 'web',
  base: '/assets/',
  plugins: [tailwindcss(), compress()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['web/application.ts', 'web/api-docs.ts'] },
  },
})

/** Each script and stylesheet also as the server sends it: compressed once, here. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(name)) continue
          const content = file.type === 'chunk' ? file.code : file.source
          const brotli = brotliCompressSync(content)
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotli })
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(content) })
        }
      },
    },
  }
}
