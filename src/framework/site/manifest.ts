import { iconPath, maskableIconPath } from '../views/values/icons.ts'

const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

/** How a browser shows the site once someone has installed it as an app. */
export const manifest = JSON.stringify({
  id: '/',
  name: 'Troupe',
  short_name: 'Troupe',
  description: 'Creator programs for brands and creators.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f9fafc',
  theme_color: '#1f1626',
  icons: [
    png(iconPath(192), 192),
    png(iconPath(512), 512),
    { ...png(maskableIconPath, 512), purpose: 'maskable' },
  ],
})
