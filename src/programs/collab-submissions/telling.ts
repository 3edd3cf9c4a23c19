import type { z } from 'zod'
import type { Notifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import { readNames } from './names.ts'

type To = 'creator' | 'admins' | 'both'
type Shared = 'organization_id' | 'organization_name' | 'collab_name' | 'creator_name'

/** Tells one side or both, each with the names of all it concerns. */
export async function tell<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  submission: CollabSubmission,
  to: To,
  notifier: Notifier<Params>,
  more: Omit<z.input<Params>, Shared | 'program_name' | 'kind'>,
): Promise<void> {
  const { team, ...names } = await readNames(tx, submission)
  const { admins, params } = team
  const creators = submission.user_id === null ? [] : [submission.user_id]
  const recipients = { creator: creators, admins, both: [...creators, ...admins] }[to]
  const shared = { ...params, ...names, program_name: names.collab_name, kind: 'collab' }
  await notify(tx, services, recipients, notifier, {
    record_id: submission.id,
    params: { ...shared, ...more } as unknown as z.input<Params>,
  })
}
