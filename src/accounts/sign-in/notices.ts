import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import type { Session } from '../../tables/users/credentials/sessions.ts'
import { sessionsPath } from '../../vocabulary/addresses/urls.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'

export const newSignIn = defineNotifier({
  type: 'NewSignInNotifier',
  record_type: 'Session',
  when: 'Someone signed in to your account, the first time ever excepted. To you.',
  params: z.object({ device: z.string(), ip: z.string() }),
  icon: 'monitor',
  topic: 'account',
  mail: 'always',
  title: ({ device }) => `New sign-in with ${device}`,
  body: ({ ip }) => `From ${ip}. If this was not you, revoke the session.`,
  path: () => sessionsPath,
})

/**
 * Call this after the sign-in is in the audit log. A user's very first sign-in sends no
 * notification, because it cannot surprise them.
 */
export async function notifyNewSignIn(
  tx: Tx,
  services: Services,
  { id, user_id, user_agent, ip }: Session,
): Promise<void> {
  const earlier = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.user_id, user_id),
        eq(auditEvents.record_type, 'Session'),
        eq(auditEvents.action, 'create'),
        ne(auditEvents.record_id, id),
      ),
    )
    .limit(1)
  if (earlier.length === 0) return

  await notify(tx, services, [user_id], newSignIn, {
    record_id: id,
    params: { device: deviceName(user_agent), ip },
    by: { user: { id: user_id } },
  })
}
