import { markAllRead, markSeen } from '../../activity/notifications/model.ts'
import type { Cast } from '../cast.ts'
import { numberBetween } from '../chance.ts'
import { actingAs } from '../world.ts'

/** People read what they are told, some more often than others, and Mara not since yesterday. */
export function scheduleReading({ world, calendar, people, creators }: Cast): void {
  const readers = [...Object.values(people), ...creators.map(({ user }) => user)]
  for (const user of readers) {
    const lastSeen = numberBetween(0.4, 3, 'seen', user.name)
    const lastRead = lastSeen + numberBetween(0.6, 4, 'read', user.name)
    calendar.on(lastRead, () => markAllRead(world.db, actingAs(user)))
    calendar.on(lastSeen, () => markSeen(world.db, actingAs(user)))
  }
}
