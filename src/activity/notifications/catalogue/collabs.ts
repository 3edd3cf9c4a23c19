import { z } from 'zod'
import { collabPath } from '../../../vocabulary/urls.ts'
import { defineNotifier, inOrganization, organizationParams } from '../notifier.ts'

const collabParams = { collab_name: z.string(), ...organizationParams }

const aboutCollab = {
  record_type: 'Collab',
  icon: 'handshake',
  mail: true,
  path: (params: { organization_id: string }, id: number) => collabPath(inOrganization(params, id)),
} as const

export const collabNotifiers = {
  CollabPublishedNotifier: defineNotifier({
    ...aboutCollab,
    when: 'A collab passed its review and is published. To the admins of its organization.',
    params: z.object(collabParams),
    title: ({ collab_name }) => `${collab_name} is published`,
    body: () => 'It passed the review. Creators can apply now.',
  }),
  CollabReturnedNotifier: defineNotifier({
    ...aboutCollab,
    when: 'A collab did not pass its review and is a draft again. To the admins of its organization.',
    params: z.object({ ...collabParams, note: z.string() }),
    title: ({ collab_name }) => `${collab_name} needs a change before it can be published`,
    body: ({ note }) => note,
  }),
}
