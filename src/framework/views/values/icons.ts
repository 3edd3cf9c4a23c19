/** The addresses of the site's own icons. The build draws the pictures from `favicon.svg`. */

export const faviconPath = '/assets/favicon.svg'
export const iconPath = (size: 192 | 512) => `/assets/icon-${size}.png`
/** Fills its whole square, because the system cuts it into a shape of its own. */
export const maskableIconPath = '/assets/icon-maskable.png'
export const touchIconPath = '/assets/apple-touch-icon.png'
