import { giveRating } from '../../programs/ratings/model.ts'
import type { Actor } from '../../tables/actor.ts'
import type { World } from '../world.ts'

const ofBrands = [
  'Sent everything a day early, and it looked the way we had hoped.',
  'Found an angle that we would never have thought of.',
  'Kind, quick, and honest about what would not work.',
]
const ofCreators = [
  'They knew what they wanted, and said so before I began.',
  'One round of changes, a clear one. Paid the same day.',
  'Left me all the room I needed.',
]

/** Both sides say how it was, and not all of it was perfect. */
export async function rateEachOther(
  world: World,
  creator: Actor,
  brand: Actor,
  { id }: { id: number },
): Promise<void> {
  const turn = Math.floor(id / 2)
  const words = (said: string[]) => said[turn % said.length] ?? ''
  const marks = { as_agreed: 5, easy: 4 + (turn % 2), answered_in_time: 3 + (turn % 3) }
  const ofBrand = { ...marks, reliable: 5, words: words(ofBrands) }
  const ofCreator = { ...marks, paid_in_time: 5, words: words(ofCreators) }
  await giveRating(world, brand, { id, side: 'organization' }, ofBrand)
  await giveRating(world, creator, { id, side: 'creator' }, ofCreator)
}
