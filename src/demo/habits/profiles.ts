import { updateProfile } from '../../creators/profiles/model.ts'
import type { CreatorProfileChanges } from '../../creators/profiles/schema.ts'
import { listWorkToShow } from '../../creators/profiles/work.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type Cast, creatorNamed } from '../cast.ts'
import { actingAs } from '../world.ts'

/** Profiles of some of the creators; the last of them is for brands only. */
const profiles: [creator: string, said: CreatorProfileChanges][] = [
  [
    'Suki',
    {
      words:
        'I film coffee: slowly, at night, in my kitchen. Mostly one cup, one sound, no talking.\nSend beans two weeks ahead and I will have tried them thoroughly.',
      languages: ['en', 'de', 'ja'],
      topics: ['food', 'travel'],
      country: 'DE',
      currency: 'eur',
      video_amount: 45_000,
      story_amount: 12_000,
      content_amount: 30_000,
      published: true,
    },
  ],
  [
    'Lotte',
    {
      words: 'Fast cuts, dry jokes, real products on a real desk. I answer the same day.',
      languages: ['de', 'en'],
      topics: ['food', 'entertainment'],
      country: 'DE',
      currency: 'eur',
      video_amount: 60_000,
      photo_amount: 20_000,
      availability: 'busy',
      published: true,
    },
  ],
  [
    'Ben',
    {
      words: 'A cup a day, somewhere else each time. Clear briefs with one example, please.',
      languages: ['en', 'de'],
      topics: ['travel', 'food'],
      country: 'AT',
      currency: 'eur',
      video_amount: 35_000,
      story_amount: 9000,
      published: true,
    },
  ],
  ['Nils', { words: 'Outside with a grinder.', languages: ['de'], topics: ['travel', 'sports'] }],
]

const mostShown = 4

/** Writes profiles, and shows some of the work that came of it. */
export function scheduleProfiles(cast: Cast): void {
  const { world, calendar } = cast
  for (const [name, said] of profiles) {
    const { user } = creatorNamed(cast, name)
    calendar.on(30, () => updateProfile(world, actingAs(user), said))
    calendar.on(1, async () => {
      const work = await listWorkToShow(world.db, user.id)
      const newest = work.slice(0, mostShown)
      const shown_submission_ids = newest.map((post) => encodeId('Submission', post.submission_id))
      await updateProfile(world, actingAs(user), { shown_submission_ids })
    })
  }
}
