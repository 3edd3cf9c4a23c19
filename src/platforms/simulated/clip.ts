import { type Colour, height, sceneOf, width } from './scene.ts'

const seconds = 12

/**
 * The clip of a post: its picture, in which the light rises, the hills drift and the thing in front bounces.
 */
export function drawClip(uid: string): string {
  const { top, bottom, light, sun, thing, hills } = sceneOf(uid)
  const shades = hills.map((hill, index) => {
    const drift = (index === 0 ? -1 : -2) * 2 * Math.PI * hill.length
    return `<path d="${outlineOf(hill)}" fill="#000" fill-opacity=".2">${moving('translate', `0 0;${drift.toFixed(1)} 0`)}</path>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">`,
    '<title>A drawn clip of the simulated platform</title>',
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${inHex(top)}"/><stop offset="1" stop-color="${inHex(bottom)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x.toFixed(1)}" cy="${sun.y.toFixed(1)}" r="${sun.size.toFixed(1)}" fill="${inHex(light)}" fill-opacity=".85">${moving('translate', '0 24;0 -18;0 24')}</circle>`,
    ...shades,
    `<circle cx="${thing.x.toFixed(1)}" cy="${thing.y.toFixed(1)}" r="${thing.size.toFixed(1)}" fill="${inHex(light)}" fill-opacity=".6">${moving('translate', '0 0;0 -26;0 0', 1.5)}</circle>`,
    `<rect y="${height - 3}" height="3" width="0" fill="#fff" fill-opacity=".85"><animate attributeName="width" from="0" to="${width}" dur="${seconds}s" repeatCount="indefinite"/></rect>`,
    '</svg>',
  ].join('')
}

function moving(type: string, values: string, every = seconds): string {
  return `<animateTransform attributeName="transform" type="${type}" values="${values}" dur="${every}s" repeatCount="indefinite"/>`
}

/** The upper edge of a hill, far enough to the right for all that drifts by. */
function outlineOf({ level, swing, shift, length }: ReturnType<typeof sceneOf>['hills'][number]) {
  const end = width + 4 * Math.PI * length + 4
  const points: string[] = []
  for (let x = 0; x <= end; x += 4)
    points.push(`${x} ${(level + swing * Math.sin(x / length + shift)).toFixed(1)}`)
  return `M0 ${height}L${points.join('L')}L${Math.ceil(end)} ${height}Z`
}

function inHex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
