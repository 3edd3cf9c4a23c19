import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { openPicture } from '../uploads/picture-reader.ts'
import { assetsDirectory } from '../views/layout/assets.ts'
import { cardSize, type ShareCard } from './card.ts'
import { drawPanel, panelWidth } from './panel.ts'
import { at, colors } from './piece.ts'
import { drawSubject } from './subject.ts'
import { display, drawLine } from './texts.ts'

const { width, height } = cardSize
const margin = 72
const markSide = 52

/** Draws a card, with the picture that its portrait has. */
export async function drawCard(card: ShareCard, avatar: Buffer | undefined): Promise<Buffer> {
  const { panel } = card
  const room = {
    left: margin,
    top: margin + markSide + 24,
    width: panel ? width - panelWidth - margin - 48 : width - 2 * margin,
    bottom: height - 66,
  }
  const parts = [
    ...(await drawMark()),
    ...(await drawSubject(card, avatar, room)),
    ...(panel ? await drawPanel(panel, width - panelWidth, height) : []),
  ]
  const blank = { width, height, channels: 3, background: colors.paper } as const
  return sharp({ create: blank }).composite(parts).png().toBuffer()
}

/** Our mark, from the picture that the build has drawn of it, and our name. */
async function drawMark(): Promise<OverlayOptions[]> {
  const icon = await readFile(join(assetsDirectory, 'icon-192.png'))
  const mark = await openPicture(icon, {}).resize(markSide).toBuffer()
  const name = await drawLine('Troupe', { font: display, size: 34, color: colors.ink })
  const top = margin - 12
  return [
    { input: mark, left: margin, top },
    at(name, margin + markSide + 14, top + (markSide - name.height) / 2),
  ]
}
