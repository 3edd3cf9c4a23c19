import { z } from 'zod'
import { sqid } from '../../framework/http/fields/json-fields.ts'
import type { IconName } from '../../framework/views/values/icon.tsx'
import type { Topic } from '../../tables/users/notification-choices.ts'
import { decodeId, type RecordType } from '../../vocabulary/ids.ts'

/**
 * One kind of notification: what its record is, what its params hold, what it says to people. Each is
 * defined by the resource that sends it. Its type and its params are public: clients act on them.
 */
export type Notifier<Params extends z.ZodObject = z.ZodObject> = {
  type: `${string}Notifier`
  record_type: RecordType
  /** When it is sent, and to whom: the sentence in the documentation. */
  when: string
  params: Params
  icon: IconName
  title(params: z.output<Params>, recipient: Recipient): string
  body(params: z.output<Params>, recipient: Recipient): string
  /** The page of the record, or the list it is in. */
  path(params: z.output<Params>, recordId: number): string
  /** The group in which people choose how they are told of it. */
  topic: Topic
  /**
   * Sends a mail as well, for a notification that should not be missed. What guards an account, or money that
   * someone has to act for, is always mailed: whatever they chose, and whoever did it.
   */
  mail?: true | 'always'
}

/** The recipient, by their public id: some texts read differently to whom they are about. */
type Recipient = { id: string }

export function defineNotifier<Params extends z.ZodObject>(
  notifier: Notifier<Params>,
): Notifier<Params> {
  return notifier
}

export const organizationParams = { organization_id: sqid, organization_name: z.string() }

/** The organization with its numeric id, from which addresses are made. Params hold public ids. */
export function organizationOf(params: { organization_id: string }): { id: number } {
  return { id: decodeId('Organization', params.organization_id) ?? 0 }
}

/** A record and its organization with numeric ids, from which addresses are made. */
export function inOrganization(params: { organization_id: string }, id: number) {
  return { id, organization_id: organizationOf(params).id }
}
