import type { OverlayOptions } from 'sharp'
import type { Subject } from './card.ts'
import { at, colors } from './piece.ts'
import { drawPortrait } from './portrait.ts'
import { display, drawWithin, regular, semibold } from './texts.ts'

type Room = { left: number; top: number; width: number; bottom: number }

const gap = 26

/** The part of a card at its left, from the bottom up: how much room a title takes shows when it is drawn. */
export async function drawSubject(
  { title, portrait, owner, about }: Subject,
  avatar: Buffer | undefined,
  { left, top, width, bottom }: Room,
): Promise<OverlayOptions[]> {
  const parts: OverlayOptions[] = []
  let y = bottom
  if (about !== '') {
    const box = { width, height: 76, sizes: [30, 26] }
    const line = await drawWithin(about, { font: regular, color: colors.softInk }, box)
    parts.push(at(line, left, y - line.height))
    y -= line.height + gap
  }

  const side = portrait.isRound ? 144 : 88
  const box = { width, height: y - top - side - gap, sizes: [88, 76, 64, 54, 46, 38] }
  // The other one does not know where marks stand that belong to no letter of its own.
  const font = /\p{M}/u.test(title.normalize('NFC')) ? semibold : display
  const name = await drawWithin(title, { font, color: colors.ink }, box)
  parts.push(at(name, left, y - name.height))
  y -= name.height + gap + side

  parts.push(at(await drawPortrait(portrait, avatar, side), left, y))
  if (owner !== '') {
    const besides = { width: width - side - gap, height: side, sizes: [34, 30] }
    const words = await drawWithin(owner, { font: semibold, color: colors.ink }, besides)
    parts.push(at(words, left + side + gap, y + (side - words.height) / 2))
  }
  return parts
}
