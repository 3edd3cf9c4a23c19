import { chance } from './curve.ts'

export type Colour = readonly [red: number, green: number, blue: number]

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

/** The measures of a picture of the simulated platform. */
export const width = 144
export const height = 256

/** The things to be seen on a post of the simulated platform, always the same for the same post. */
export function sceneOf(uid: string) {
  const luck = (what: string) => chance(uid, 'picture', what)
  const chosen = palettes[Math.floor(luck('palette') * palettes.length)]
  const [top, bottom, light] = chosen as Palette
  return {
    top,
    bottom,
    light,
    sun: {
      x: width * luck('sun x'),
      y: height * (0.12 + 0.3 * luck('sun y')),
      size: width * (0.14 + 0.2 * luck('sun size')),
    },
    thing: {
      x: width * (0.2 + 0.6 * luck('thing x')),
      y: height * (0.68 + 0.2 * luck('y')),
      size: width * (0.22 + 0.26 * luck('thing size')),
    },
    hills: [0.52, 0.7].map((level, index) => ({
      level: height * (level + 0.08 * luck(`hill ${index}`)),
      swing: height * (0.02 + 0.05 * luck(`swing ${index}`)),
      shift: 6 * luck(`shift ${index}`),
      length: width * (0.18 + 0.22 * luck(`length ${index}`)),
    })),
  }
}
