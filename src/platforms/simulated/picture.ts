import sharp from 'sharp'
import { height, sceneOf, width } from './scene.ts'

const scheme = 'simulated:'

/** Leads nowhere but to the function below. */
export const pictureUrlOf = ({ uid }: { uid: string }): string => `${scheme}${uid}`

/**
 * A picture for a post of the simulated platform, always the same for the same post: a light above hills, and
 * something round in front of them. Painted dot by dot, because no process may read SVG while people upload.
 */
export async function drawPicture(address: string): Promise<Buffer> {
  if (!address.startsWith(scheme)) throw new Error('Not a picture of the simulated platform')
  const uid = address.slice(scheme.length)
  const { top, bottom, light, sun, thing, hills } = sceneOf(uid)

  const dots = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shine = 0.85 * within(sun, x, y) + 0.5 * within(thing, x, y)
      const shade = hills.reduce(
        (sum, { level, swing, shift, length }) =>
          y > level + swing * Math.sin(x / length + shift) ? sum + 0.2 : sum,
        0,
      )
      const depth = y / height
      for (let part = 0; part < 3; part += 1) {
        const sky = (top[part] as number) * (1 - depth) + (bottom[part] as number) * depth
        const lit = sky * (1 - shade) + ((light[part] as number) - sky) * Math.min(1, shine)
        dots[(y * width + x) * 3 + part] = Math.min(255, lit)
      }
    }
  }
  return sharp(dots, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90, effort: 0 })
    .toBuffer()
}

/** A number from 0 outside of a circle to 1 inside, with an edge that is not sharp. */
function within(circle: { x: number; y: number; size: number }, x: number, y: number): number {
  const distance = Math.hypot(x - circle.x, y - circle.y)
  return Math.max(0, Math.min(1, (circle.size - distance) / 1.5))
}
