import { z } from 'zod'
import {
  defineNotifier,
  inOrganization,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { Collab } from '../../tables/collabs/collabs.ts'
import { adminsOf } from '../../teams/memberships/organization-side.ts'
import { collabPath } from '../../vocabulary/addresses/urls.ts'

const collabParams = { collab_name: z.string(), ...organizationParams }

const aboutCollab = {
  record_type: 'Collab',
  topic: 'programs',
  icon: 'handshake',
  path: (params: { organization_id: string }, id: number) => collabPath(inOrganization(params, id)),
  mail: true,
} as const

export const collabPublished = defineNotifier({
  ...aboutCollab,
  type: 'CollabPublishedNotifier',
  when: 'Staff read a collab and published it. To the admins of its organization.',
  params: z.object(collabParams),
  title: ({ collab_name }) => `${collab_name} is published`,
  body: ({ organization_name }) =>
    `Creators can now apply to this collab of ${organization_name}. You can pause it at any time.`,
})

export const collabReturned = defineNotifier({
  ...aboutCollab,
  type: 'CollabReturnedNotifier',
  when: 'Staff read a collab and returned it as a draft. To the admins of its organization.',
  params: z.object({ ...collabParams, note: z.string() }),
  title: ({ collab_name }) => `${collab_name} needs changes before it is published`,
  body: ({ note }) => `Troupe’s team wrote: “${note}” Change the draft and submit it again.`,
})

export async function notifyCollabPublished(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  collab: Collab,
): Promise<void> {
  const { admins, params } = await adminsOf(tx, collab)
  await notify(tx, services, admins, collabPublished, {
    record_id: collab.id,
    params: { ...params, collab_name: collab.name },
    by,
  })
}

export async function notifyCollabReturned(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  collab: Collab,
  note: string,
): Promise<void> {
  const { admins, params } = await adminsOf(tx, collab)
  await notify(tx, services, admins, collabReturned, {
    record_id: collab.id,
    params: { ...params, collab_name: collab.name, note },
    by,
  })
}
