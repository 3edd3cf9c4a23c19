import sharp from 'sharp'
import { chance } from './curve.ts'

const scheme = 'simulated:'

/** Leads nowhere but to the function below. */
export const pictureUrlOf = ({ uid }: { uid: string }): string => `${scheme}${uid}`

const width = 144
const height = 256

type Colour = readonly [red: number, green: number, blue: number]

type Palette = readonly [top: Colour, bottom: Colour, light: Colour]

/** Sky, ground and light, as a phone sees them at some hour of the day. */
const palettes: readonly Palette[] = [
  [
    [240, 192, 121],
    [176, 79, 42],
    [255, 226, 176],
  ],
  [
    [150, 202, 187],
    [43, 92, 87],
    [222, 240, 219],
  ],
  [
    [214, 190, 120],
    [104, 82, 34],
    [250, 236, 190],
  ],
  [
    [206, 112, 112],
    [102, 34, 44],
    [252, 190, 176],
  ],
  [
    [176, 160, 230],
    [66, 48, 132],
    [226, 216, 255],
  ],
  [
    [140, 186, 226],
    [38, 68, 116],
    [238, 244, 250],
  ],
  [
    [232, 176, 190],
    [122, 58, 94],
    [255, 230, 220],
  ],
  [
    [168, 190, 120],
    [52, 84, 44],
    [238, 244, 200],
  ],
]

/**
 * A picture for a post of the simulated platform, always the same for the same post: a light above hills, and
 * something round in front of them. Painted dot by dot, because no process may read SVG while people upload.
 */
export async function drawPicture(address: string): Promise<Buffer> {
  if (!address.startsWith(scheme)) throw new Error('Not a picture of the simulated platform')
  const uid = address.slice(scheme.length)
  const luck = (what: string) => chance(uid, 'picture', what)
  const chosen = palettes[Math.floor(luck('palette') * palettes.length)]
  const [top, bottom, light] = chosen as Palette
  const sun = { x: width * luck('sun x'), y: height * (0.12 + 0.3 * luck('sun y')) }
  const sunSize = width * (0.14 + 0.2 * luck('sun size'))
  const thing = { x: width * (0.2 + 0.6 * luck('thing x')), y: height * (0.68 + 0.2 * luck('y')) }
  const thingSize = width * (0.22 + 0.26 * luck('thing size'))
  const hills = [0.52, 0.7].map((level, index) => ({
    level: height * (level + 0.08 * luck(`hill ${index}`)),
    swing: height * (0.02 + 0.05 * luck(`swing ${index}`)),
    shift: 6 * luck(`shift ${index}`),
    length: width * (0.18 + 0.22 * luck(`length ${index}`)),
  }))

  const dots = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shine = 0.85 * within(sun, sunSize, x, y) + 0.5 * within(thing, thingSize, x, y)
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
function within(middle: { x: number; y: number }, size: number, x: number, y: number): number {
  const distance = Math.hypot(x - middle.x, y - middle.y)
  return Math.max(0, Math.min(1, (size - distance) / 1.5))
}
