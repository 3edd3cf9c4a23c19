import type { AttributeErrors } from '../../../framework/errors.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import {
  collabBriefPath,
  collabPath,
  editCollabBriefPath,
} from '../../../vocabulary/addresses/urls.ts'
import { Brief } from '../../views/brief.tsx'
import { BriefForm } from '../../views/brief-form.tsx'
import { collabPolicy } from '../policy.ts'

export function CollabBrief({ member, collab }: { member: Member; collab: Collab }) {
  return (
    <Layout title={`Brief of ${collab.name}`}>
      <h1 class="sr-only">Brief of {collab.name}</h1>
      <Brief
        html={collab.brief}
        edit={collabPolicy.update(member) ? editCollabBriefPath(collab) : undefined}
      />
    </Layout>
  )
}

type EditProps = { collab: Collab; typed?: unknown; errors?: AttributeErrors }

export function CollabBriefEdit({ collab, typed, errors }: EditProps) {
  return (
    <Layout title={`Edit the brief of ${collab.name}`}>
      <h1 class="sr-only">Edit the brief of {collab.name}</h1>
      <BriefForm
        record="collab"
        brief={collab.brief}
        program={collabPath(collab)}
        page={collabBriefPath(collab)}
        hint="What creators should make, and what they should leave out: how many posts, of which kind and length, and which tags and mentions they need."
        typed={typed}
        errors={errors}
      />
    </Layout>
  )
}
