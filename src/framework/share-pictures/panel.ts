import type { OverlayOptions } from 'sharp'
import type { Panel } from './card.ts'
import { at, colors } from './piece.ts'
import { drawRectangle } from './shapes.ts'
import { display, drawLine, drawWithin, regular, semibold } from './texts.ts'

export const panelWidth = 420
const margin = 48
const inside = panelWidth - 2 * margin
const rowHeight = 54
/** As many as there is room for. */
const mostRows = 5

/** The part of a card at its right, as high as the card. */
export async function drawPanel(panel: Panel, left: number, height: number) {
  const { label, figure, note, rows } = panel
  const x = left + margin
  const name = await drawLine(label, { font: semibold, size: 26, color: colors.softPaper })
  const number = await drawWithin(
    figure,
    { font: display, color: colors.bright },
    { width: inside, height: 130, sizes: [96, 80, 68, 56, 44, 36, 30] },
  )
  const said = await drawWithin(
    note,
    { font: regular, color: colors.softPaper },
    { width: inside, height: 70, sizes: [26, 23] },
  )
  const figureAt = name.height + 12
  const noteAt = figureAt + number.height + 18
  // Where nothing follows, it is in the middle.
  const top = rows.length > 0 ? 58 : (height - noteAt - said.height) / 2
  return [
    at(drawRectangle(panelWidth, height, 0, colors.ink), left, 0),
    at(name, x, top),
    at(number, x, top + figureAt),
    at(said, x, top + noteAt),
    ...(await drawRows(rows, x, height - 52)),
  ]
}

/** The first rows, the last of them above `bottom`, and how many there are besides. */
async function drawRows(rows: Panel['rows'], x: number, bottom: number) {
  const shown = rows.length > mostRows ? rows.slice(0, mostRows - 1) : rows
  const others = rows.length - shown.length
  const lines = others > 0 ? [...shown, { name: `${others} more` }] : shown
  const style = { size: 27, color: colors.paper }
  const parts: OverlayOptions[] = []
  for (const [index, { name, value = '' }] of lines.entries()) {
    const y = bottom - (lines.length - index) * rowHeight
    const left = await drawLine(name, { ...style, font: regular })
    const right = await drawLine(value, { ...style, font: semibold })
    parts.push(
      at(drawRectangle(inside, 1, 0, colors.inkLine), x, y),
      at(left, x, y + (rowHeight - left.height) / 2),
      at(right, x + inside - right.width, y + (rowHeight - right.height) / 2),
    )
  }
  return parts
}
