import { join } from 'node:path'
import sharp from 'sharp'
import { xmlText } from '../formats/xml.ts'
import { projectRoot } from '../project-root.ts'
import { type Piece, pieceOf } from './piece.ts'

// libvips asks for it when it draws the first letter. Other fonts of the machine are not looked for.
process.env.FONTCONFIG_FILE = join(projectRoot, 'fonts/fonts.conf')

export const display = 'Bricolage Grotesque Bold'
export const regular = 'Inter'
export const semibold = 'Inter SemiBold'

type Style = { font: typeof display | typeof regular | typeof semibold; color: string }

type Box = { width: number; height: number; sizes: number[] }

/**
 * A text on one line, as high as any other of its size, so that they stand on the same line beside each
 * other.
 */
export function drawLine(text: string, style: Style & { size: number }): Promise<Piece> {
  return draw(`${strut(style.size)}${xmlText(text)}`, style)
}

/**
 * A text that fits into a box: in the largest of some sizes, and cut where it is too long for the smallest.
 * Only in that one are words broken.
 */
export async function drawWithin(text: string, style: Style, box: Box): Promise<Piece> {
  const fits = (piece: Piece) => piece.width <= box.width && piece.height <= box.height
  for (const size of box.sizes) {
    const whole = await draw(xmlText(text), { ...style, size }, { width: box.width, wrap: 'word' })
    if (fits(whole)) return whole
  }
  const smallest = { ...style, size: box.sizes.at(-1) as number }
  const broken = (length: number) =>
    draw(xmlText(firstOf(text, length)), smallest, { width: box.width, wrap: 'word-char' })
  return longest(Array.from(text).length, broken, fits)
}

/** The piece with the most letters that fits, found by halves. */
async function longest(
  length: number,
  drawFirst: (length: number) => Promise<Piece>,
  fits: (piece: Piece) => boolean,
): Promise<Piece> {
  const whole = await drawFirst(length)
  if (fits(whole)) return whole
  let [least, most] = [1, length]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (fits(await drawFirst(middle))) least = middle
    else most = middle
  }
  return drawFirst(least)
}

function firstOf(text: string, length: number): string {
  const letters = Array.from(text)
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`
}

type Wrapping = { width: number; wrap: 'word' | 'word-char' }

function draw(
  markup: string,
  { font, color, size }: Style & { size: number },
  wrapping: Partial<Wrapping> = {},
): Promise<Piece> {
  const tight =
    font === display ? `letter_spacing="${Math.round(size * -20)}" line_height="0.92"` : ''
  const text = `<span font="${font} ${size}" foreground="${color}" ${tight}>${markup}</span>`
  // At 72 dots an inch, a point is a dot.
  return pieceOf(sharp({ text: { text, rgba: true, dpi: 72, ...wrapping } }))
}

/**
 * Two dots that nobody sees, one above all letters and one below: a picture of a text is as high as what is
 * in it.
 */
const strut = (size: number) => dotAt(size * 1.15) + dotAt(size * -0.42)
const dotAt = (rise: number) =>
  `<span size="1pt" alpha="1" rise="${Math.round(rise * 1024)}">.</span>`
