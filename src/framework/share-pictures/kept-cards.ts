import type { Context } from '../context.ts'
import { inPictureTurn } from '../uploads/picture-turns.ts'
import type { ShareCard } from './card.ts'
import { drawCard } from './drawing.ts'

type Drawn = {
  png: Buffer
  /** Whether it has all that belongs to it, and not initials for a picture that could not be had now. */
  isWhole: boolean
}

/** Some 5 MB. */
const mostKept = 64

/** Cards that were asked for lately, by their tags: these follow from all that is drawn. */
const kept = new Map<string, Promise<Drawn>>()

/** Draws a card, or gives it as it was drawn before. Those who ask for the same at once wait for the same. */
export async function keptOrDrawn(
  context: Pick<Context, 'files'>,
  tag: string,
  card: ShareCard,
): Promise<Drawn> {
  const drawing = kept.get(tag) ?? draw(context, card)
  // The last one that was asked for is the last to go.
  kept.delete(tag)
  kept.set(tag, drawing)
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  try {
    const drawn = await drawing
    if (!drawn.isWhole) forget(tag, drawing)
    return drawn
  } catch (error) {
    forget(tag, drawing)
    throw error
  }
}

function forget(tag: string, drawing: Promise<Drawn>): void {
  if (kept.get(tag) === drawing) kept.delete(tag)
}

/** All cards are one owner, so that however many are asked for, people’s own pictures have their turns. */
async function draw({ files }: Pick<Context, 'files'>, card: ShareCard): Promise<Drawn> {
  const { avatar_key } = card.portrait
  // Before its turn, which a store that stalls must not take from others.
  const avatar = avatar_key ? await files.getBytes(avatar_key).catch(() => undefined) : undefined
  const png = await inPictureTurn('share pictures', () =>
    drawCard(card, avatar && Buffer.from(avatar)),
  )
  return { png, isWhole: avatar_key === null || avatar !== undefined }
}
