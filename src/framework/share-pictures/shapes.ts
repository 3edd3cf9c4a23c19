import type { Piece } from './piece.ts'

/** A rectangle of one colour, `#rrggbb`, with round corners: a disc, if they are half as wide as it is. */
export function drawRectangle(width: number, height: number, radius: number, color: string): Piece {
  const parts = Buffer.from(color.slice(1), 'hex')
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * 4
      data.set(parts, place)
      data[place + 3] = Math.round(255 * cover(x + 0.5, y + 0.5))
    }
  }
  return { data, width, height }

  /** From 0 outside of a corner to 1 inside, with an edge that is not sharp. */
  function cover(x: number, y: number): number {
    const across = Math.max(radius - x, x - (width - radius))
    const down = Math.max(radius - y, y - (height - radius))
    if (across <= 0 || down <= 0) return 1
    return Math.max(0, Math.min(1, radius - Math.hypot(across, down) + 0.5))
  }
}
