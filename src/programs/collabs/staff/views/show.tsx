import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import type { Collab } from '../../../../tables/collabs/collabs.ts'
import { insiderRefusal } from '../../../../teams/organizations/outsiders.ts'
import { staffCollabPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { Brief } from '../../../views/brief.tsx'
import { StaffHeader } from '../../../views/staff-header.tsx'
import { CollabFacts } from '../../views/facts.tsx'
import { ReviewNote } from '../../views/review-note.tsx'
import { CollabState } from '../../views/state.tsx'
import type { WithOrganization } from '../queries.ts'

type Props = {
  collab: WithOrganization<Collab>
  /** Whether the reader belongs to its organization, and so cannot decide. */
  isInside: boolean
  typed?: unknown
  errors?: AttributeErrors | undefined
}

/** A collab as staff see it: read it, and decide if it waits for that. */
export function CollabReview({ collab, isInside, typed, errors }: Props) {
  const isWaiting = collab.state === 'submitted_for_review'
  const { name, brief } = collab

  return (
    <Layout title={`Review of ${name}`}>
      {(isInside || !isWaiting) && <ErrorAlert messages={errors?.base} />}
      <StaffHeader program={collab}>
        <CollabState collab={collab} />
      </StaffHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Brief html={brief} />
        <div class="min-w-0">
          {isWaiting && isInside && <Card title="In review" description={insiderRefusal} />}
          {isWaiting && !isInside && <Decision collab={collab} typed={typed} errors={errors} />}
          <ReviewNote collab={collab} />
          <CollabFacts collab={collab} />
        </div>
      </div>
    </Layout>
  )
}

function Decision({ collab, typed, errors }: Omit<Props, 'isInside'>) {
  return (
    <>
      <Card
        title="Publish"
        description="Creators can then see the collab and apply. We notify its organization."
      >
        <Confirm
          id="publish"
          label="Publish collab"
          class="btn btn-primary btn-sm"
          title={`Publish ${collab.name}?`}
          action={`${staffCollabPath(collab)}/publication`}
          method="post"
          confirm="Publish collab"
          tone="btn-primary"
          fields={{ 'collab_publication[updated_at]': collab.updated_at }}
        >
          Everyone who can see the programs of {collab.organization_name} will see it.
        </Confirm>
      </Card>
      <Card title="Return" description="It becomes a draft again, with your note on it.">
        <Form
          action={`${staffCollabPath(collab)}/return`}
          record="collab_return"
          values={typedValues(typed, 'collab_return')}
          errors={errors}
        >
          <TextAreaField
            attribute="note"
            label="Note"
            hint="What to change, and why. All members of the organization can read it."
            maxlength={2000}
            required
          />
          <SubmitButton class="btn-sm">Return collab</SubmitButton>
        </Form>
      </Card>
    </>
  )
}
