import type { OverlayOptions, Sharp } from 'sharp'

/** Pixels, four bytes each. */
export type Piece = { data: Buffer; width: number; height: number }

/** The colours of our pages by day, and of the bar of our mark. */
export const colors = {
  paper: '#faf7f2',
  line: '#e5ddd0',
  ink: '#1f1626',
  softInk: '#655d69',
  softPaper: '#c9bfcf',
  inkLine: '#3b3044',
  bright: '#ff6a43',
  white: '#ffffff',
} as const

/** How libvips is told of bytes that are pixels already. */
export const rawOf = ({ width, height }: Piece) => ({ width, height, channels: 4 as const })

/** A piece, and where in a picture it lies. */
export function at({ data, ...size }: Piece, left: number, top: number): OverlayOptions {
  return {
    input: data,
    raw: rawOf({ data, ...size }),
    left: Math.round(left),
    top: Math.round(top),
  }
}

export async function pieceOf(image: Sharp): Promise<Piece> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
