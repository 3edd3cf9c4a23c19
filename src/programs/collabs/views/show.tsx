import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/error-alert.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { RichText } from '../../../framework/views/rich-text-field.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs.ts'
import { collabSubmissionsPath } from '../../../vocabulary/submission-urls.ts'
import { collabPath, editCollabPath, filePath } from '../../../vocabulary/urls.ts'
import { ProgramHeader } from '../../views/program-header.tsx'
import { collabPolicy } from '../policy.ts'
import { CollabFacts } from './facts.tsx'
import { ReviewNote } from './review-note.tsx'
import { CollabState } from './state.tsx'
import { CollabTransitions } from './transitions.tsx'

type Props = { member: Member; collab: Collab; errors?: AttributeErrors }

export function CollabShow({ member, collab, errors }: Props) {
  const { banner_image_key, name, website } = collab
  const mayUpdate = collabPolicy.update(member)
  const mayDestroy = collabPolicy.destroy(member) && collabPolicy.isDestructible(collab)

  return (
    <Layout title={name}>
      <ErrorAlert messages={errors?.base} />
      <ProgramHeader
        name={name}
        website={website}
        banner={banner_image_key ? filePath(banner_image_key) : undefined}
        editPath={mayUpdate ? editCollabPath(collab) : undefined}
      >
        <CollabState collab={collab} />
      </ProgramHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title="Brief">
          <RichText html={collab.brief} />
        </Card>
        <div class="min-w-0 max-lg:row-start-1">
          <ReviewNote collab={collab} />
          {mayUpdate && <CollabTransitions collab={collab} />}
          <CollabFacts collab={collab} applications={collabSubmissionsPath(collab)} />
        </div>
      </div>
      {mayDestroy && (
        <Confirm
          id="collab"
          label="Delete draft"
          title={`Delete ${name}?`}
          action={collabPath(collab)}
          confirm="Delete draft"
        >
          The draft “{name}”, its brief and its banner are deleted. This cannot be undone.
        </Confirm>
      )}
    </Layout>
  )
}
