import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import sharp from 'sharp'
import { defineConfig, type Plugin } from 'vite'

/** What the browser loads. The manifest tells the server the hashed names. */
export default defineConfig({
  root: 'web',
  base: '/assets/',
  plugins: [tailwindcss(), compress(), drawIcons()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['web/application.ts'] },
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

const icons = [
  { fileName: 'icon-192.png', size: 192 },
  { fileName: 'icon-512.png', size: 512 },
  // Systems cut these into a shape of their own, so the colour has to reach into the corners.
  { fileName: 'icon-maskable.png', size: 512, background: '#1f1626' },
  { fileName: 'apple-touch-icon.png', size: 180, background: '#1f1626' },
]

/** The icon as pictures too, for phones and installed apps, which do not take SVG. */
function drawIcons(): Plugin {
  return {
    name: 'draw-icons',
    apply: 'build',
    async generateBundle() {
      for (const { fileName, size, background } of icons) {
        const drawing = sharp('web/public/favicon.svg', { density: 72 * (size / 32) }).resize(size)
        const filled = background === undefined ? drawing : drawing.flatten({ background })
        const source = await filled.png().toBuffer()
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
