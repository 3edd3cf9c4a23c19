import type { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Collab, CollabSummary } from '../../tables/collabs/collabs.ts'
import { staffCollabUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { CollabJson, presentCollab } from './presenter.ts'
import type { WithOrganization } from './staff-queries.ts'

export const StaffCollabJson = CollabJson.extend({
  organization_id: sqid,
  organization_name: text('Northwind Coffee'),
  submitted_at: timestamp.nullable().meta({ description: 'When it was last submitted for review' }),
  review_note: text('Which mug is it? Please add a picture.')
    .nullable()
    .meta({ description: 'Why it was returned, until it is submitted again' }),
}).meta({ id: 'StaffCollab' })

export const StaffCollabWithBriefJson = StaffCollabJson.extend({
  brief: text('<p>One video of 30 seconds with the mug.</p>').meta({ description: 'HTML' }),
}).meta({ id: 'StaffCollabWithBrief' })

export function presentStaffCollab(
  collab: WithOrganization<CollabSummary>,
): z.infer<typeof StaffCollabJson> {
  return {
    ...presentCollabForStaff(collab),
    organization_id: encodeId('Organization', collab.organization_id),
    organization_name: collab.organization_name,
    submitted_at: collab.submitted_at,
    review_note: collab.review_note,
  }
}

export function presentStaffCollabWithBrief(
  collab: WithOrganization<Collab>,
): z.infer<typeof StaffCollabWithBriefJson> {
  return { ...presentStaffCollab(collab), brief: collab.brief }
}

/** As lists show it, with the address at which staff can read it. */
export function presentCollabForStaff(collab: CollabSummary): z.infer<typeof CollabJson> {
  return { ...presentCollab(collab), url: staffCollabUrl(collab) }
}
