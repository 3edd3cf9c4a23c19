import sharp, { type OverlayOptions } from 'sharp'
import { openPicture } from '../uploads/picture-reader.ts'
import { colorOf, initialsOf } from '../views/values/initials.ts'
import type { Portrait } from './card.ts'
import { drawableText } from './letters.ts'
import { at, colors, type Piece, pieceOf, rawOf } from './piece.ts'
import { drawRectangle } from './shapes.ts'
import { drawLine, semibold } from './texts.ts'

/** Behind initials, as the stylesheet has them. */
const initialsColors = ['#5f4aa8', '#a8451f', '#2f6d65', '#7d5f17'] as const

/** Someone's picture within a line, or the initials of their name where there is none that can be read. */
export async function drawPortrait(
  { name, isRound }: Portrait,
  avatar: Buffer | undefined,
  side: number,
): Promise<Piece> {
  const shapeOf = (color: string, width: number) =>
    drawRectangle(width, width, isRound ? width / 2 : Math.round(width / 5), color)
  const picture = avatar && (await readSquare(avatar, side - 2 * border))
  if (picture) {
    const inside = await cutTo(shapeOf(colors.ink, picture.width), picture)
    return together(shapeOf(colors.line, side), at(inside, border, border))
  }
  const shape = shapeOf(colorOf(name, initialsColors), side)
  const initials = drawableText(initialsOf(name)) ?? ''
  const size = Math.round(side * 0.38)
  const letters = await drawLine(initials, { font: semibold, size, color: colors.white })
  return together(shape, at(letters, (side - letters.width) / 2, (side - letters.height) / 2))
}

const border = 2

async function readSquare(data: Buffer, side: number): Promise<Piece | undefined> {
  const square = openPicture(data, { animated: false })
    .timeout({ seconds: 10 })
    .resize(side, side)
    .flatten({ background: colors.paper })
  return pieceOf(square.toColourspace('srgb')).catch(() => undefined)
}

const cutTo = (shape: Piece, picture: Piece) =>
  together(picture, { input: shape.data, raw: rawOf(shape), blend: 'dest-in' })

const together = (piece: Piece, ...others: OverlayOptions[]) =>
  pieceOf(sharp(piece.data, { raw: rawOf(piece) }).composite(others))
