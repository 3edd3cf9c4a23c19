import { createCreatorGroup, groupCreators } from '../../teams/creator-groups/model.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type Cast, creatorNamed } from '../cast.ts'

const groups = [
  { kind: 'label', name: 'Answers fast', creators: ['Suki', 'Lotte'], daysAgo: 9 },
  { kind: 'label', name: 'Films at night', creators: ['Suki'], daysAgo: 8 },
  { kind: 'list', name: 'Christmas films', creators: ['Suki', 'Nils', 'Ben'], daysAgo: 6 },
] as const

/** Groups the creators of a brand as its team would, and keeps a view that it comes back to. */
export function scheduleGroups(cast: Cast): void {
  const { world, calendar, owners } = cast
  const { db } = world
  for (const { kind, name, creators, daysAgo } of groups) {
    const user_ids = creators.map((one) => encodeId('User', creatorNamed(cast, one).user.id))
    calendar.on(daysAgo, async () => {
      const { id } = await createCreatorGroup(db, owners.fernweh, { kind, name })
      const group_id = encodeId('CreatorGroup', id)
      await groupCreators(db, owners.fernweh, { group_id, user_ids, action: 'add' })
    })
  }
  const view = { kind: 'view', name: 'Waiting for us', query: 'state=waiting&sort=recent' } as const
  calendar.on(5, () => createCreatorGroup(db, owners.fernweh, view))
}
