import { z } from 'zod'
import {
  defineNotifier,
  inOrganization,
  organizationParams,
} from '../../../activity/notifications/notifier.ts'
import { nobody, notify } from '../../../activity/notifications/notify.ts'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { timestamp } from '../../../framework/http/fields/json-fields.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { adminsOf } from '../../../teams/memberships/organization-side.ts'
import { collabPath, discoverCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { momentInWords } from '../../../vocabulary/time/time.ts'
import { lastReminder, reminder } from '../time-limits.ts'
import { listInvited } from './invited.ts'

const when = `Half of the time to apply to a collab is over, ${reminder.words} is left, or ${lastReminder.words}, and it takes applications.`

const params = z.object({
  ...organizationParams,
  collab_name: z.string(),
  applications_end_at: timestamp,
})

const aboutClosing = {
  record_type: 'Collab',
  topic: 'programs',
  icon: 'calendar',
  mail: true,
} as const

export const collabClosing = defineNotifier({
  ...aboutClosing,
  type: 'CollabClosingNotifier',
  when: `${when} To the admins of its organization.`,
  params: params.extend({ applications_count: z.int() }),
  title: ({ collab_name, applications_count }) =>
    `${counted(applications_count, 'application')} so far: ${collab_name}`,
  body: ({ applications_end_at }) =>
    `Creators can apply until ${momentInWords(applications_end_at)}. To give them longer, edit the collab.`,
  path: (params, id) => collabPath(inOrganization(params, id)),
})

export const invitationClosing = defineNotifier({
  ...aboutClosing,
  type: 'CollabInvitationClosingNotifier',
  when: `${when} To creators who were invited to it, or to all programs of its organization, and have not applied.`,
  params,
  title: ({ collab_name }) => `You can still apply to ${collab_name}`,
  body: ({ organization_name, applications_end_at }) =>
    `${organization_name} has invited you. Applications are open until ${momentInWords(applications_end_at)}.`,
  path: (_, id) => discoverCollabPath({ id }),
})

/** Tells admins and creators who were invited until when one can apply. */
export async function notifyClosing(
  tx: Tx,
  services: Services,
  collab: Collab,
  applications_end_at: string,
): Promise<void> {
  const { admins, params: ofOrganization } = await adminsOf(tx, collab)
  const params = { ...ofOrganization, collab_name: collab.name, applications_end_at }
  const told = { record_id: collab.id, params, by: nobody }
  await notify(tx, services, admins, collabClosing, {
    ...told,
    params: { ...params, applications_count: collab.submissions_count },
  })
  await notify(tx, services, await listInvited(tx, collab), invitationClosing, told)
}
