import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Live } from '../../../framework/views/live.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { collabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { collabPath, editCollabBriefPath } from '../../../vocabulary/addresses/urls.ts'
import { Brief } from '../../views/brief.tsx'
import { DeleteDraft } from '../../views/delete-draft.tsx'
import { collabPolicy } from '../policy.ts'
import { CollabFacts } from './facts.tsx'
import { ReviewNote } from './review-note.tsx'
import { CollabTransitions } from './transitions.tsx'

type Props = {
  member: Member
  collab: Collab
  feeBps: number
  errors?: AttributeErrors
  /** The applicants and how far they are, once there are any. */
  children?: ComponentChildren
}

/** The first page of a collab, below what stands above all of them. */
export function CollabShow({ member, collab, feeBps, errors, children }: Props) {
  const { name } = collab
  const mayUpdate = collabPolicy.update(member)
  const mayDestroy = collabPolicy.destroy(member) && collabPolicy.isDestructible(collab)

  return (
    <Layout title={name}>
      <ErrorAlert messages={errors?.base} />
      <Live id="overview" of={['collabs', 'submissions']}>
        {children}
        <div
          class={`grid grid-cols-1 items-start gap-x-6 ${children ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
        >
          {!children && (
            <div class="min-w-0">
              <Brief
                html={collab.brief}
                edit={mayUpdate ? editCollabBriefPath(collab) : undefined}
              />
            </div>
          )}
          <div class={children ? 'contents' : 'min-w-0 max-lg:row-start-1'}>
            <ReviewNote collab={collab} />
            {mayUpdate && <CollabTransitions collab={collab} feeBps={feeBps} />}
            <CollabFacts collab={collab} applications={collabSubmissionsPath(collab)} />
          </div>
        </div>
        {mayDestroy && <DeleteDraft id="collab" name={name} action={collabPath(collab)} />}
      </Live>
    </Layout>
  )
}
