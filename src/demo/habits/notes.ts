import { createCreatorNote } from '../../teams/creator-notes/model.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type Cast, creatorNamed } from '../cast.ts'
import type { Owners } from '../people/organizations.ts'

const notes: [owner: keyof Owners, creator: string, daysAgo: number, body: string][] = [
  ['fernweh', 'Suki', 33, 'Answers within the hour. Send her the beans early, she films at night.'],
  ['fernweh', 'Suki', 6, 'Asked whether she would do the Christmas films. Yes, from December on.'],
  [
    'fernweh',
    'Lotte',
    24,
    'Best first three seconds of everyone we work with. Ask her before others.',
  ],
  [
    'fernweh',
    'Nils',
    18,
    'The grinder film is what the shop shows on its screen. Credit him there.',
  ],
  ['fernweh', 'Ben', 12, 'Prefers clear briefs with one example. No calls, messages are fine.'],
  [
    'fernweh',
    'Jakob',
    5,
    'Wanted a series of five. Too much for now, but keep him in mind for spring.',
  ],
  ['saltmarsh', 'Keiko', 15, 'Honest in a way that sells. Never ask her to take a shrug out.'],
  ['halide', 'Dana', 11, 'Edits sound better than our agency. Offer her the monitors for good.'],
]

/** Writes down what brands remember of those they work with. */
export function scheduleNotes(cast: Cast): void {
  const { world, calendar, owners } = cast
  for (const [owner, creator, daysAgo, body] of notes) {
    const id = encodeId('User', creatorNamed(cast, creator).user.id)
    calendar.on(daysAgo, () => createCreatorNote(world.db, owners[owner], id, { body }))
  }
}
