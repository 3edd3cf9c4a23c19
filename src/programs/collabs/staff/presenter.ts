import { idOf, text, timestamp, urlLike } from '../../../framework/http/fields/json-fields.ts'
import { from, inStates, shapeOf } from '../../../framework/http/fields/shape.ts'
import type { Collab, CollabSummary } from '../../../tables/collabs/collabs.ts'
import { staffCollabUrl } from '../../../vocabulary/addresses/staff-urls.ts'
import { CollabJson, collabBrief, collabSummaryFields } from '../presenter.ts'
import type { WithOrganization } from './queries.ts'

const fields = {
  ...collabSummaryFields,
  url: from(urlLike('https://troupe.example.com/staff/collabs/Zx3PwNf6.json'), staffCollabUrl),
  organization_id: idOf('Organization', 'organization_id'),
  organization_name: text('Northwind Coffee'),
  submitted_at: inStates(
    ['draft', 'submitted_for_review', 'published', 'paused'],
    timestamp.nullable().describe('When it was last submitted for review'),
  ),
  review_note: inStates(
    ['draft'],
    text('Which mug is it? Please add a picture.')
      .nullable()
      .describe('Why it was returned, until it is submitted again'),
  ),
}

export const StaffCollabJson = shapeOf<WithOrganization<CollabSummary>>()('StaffCollab', fields)

export const StaffCollabWithBriefJson = shapeOf<WithOrganization<Collab>>()(
  'StaffCollabWithBrief',
  { ...fields, brief: collabBrief },
)

/** The collab as lists show it, with the address at which staff can read it. */
export function presentCollabForStaff(collab: CollabSummary) {
  return { ...CollabJson.present(collab), url: staffCollabUrl(collab) }
}
