import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/error-alert.tsx'
import { Fact, Facts } from '../../../framework/views/facts.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { RichText } from '../../../framework/views/rich-text-field.tsx'
import { Time } from '../../../framework/views/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs.ts'
import { countryName } from '../../../vocabulary/countries.ts'
import { collabPath, editCollabPath, filePath } from '../../../vocabulary/urls.ts'
import { ProgramHeader } from '../../views/program-header.tsx'
import { collabPolicy } from '../policy.ts'
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
          <CollabFacts collab={collab} />
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

function CollabFacts({ collab }: { collab: Collab }) {
  return (
    <Card title="Facts">
      <Facts>
        <Fact name="Applications">{collab.submissions_count.toLocaleString('en')}</Fact>
        <Fact name="Completed">{collab.completed_count.toLocaleString('en')}</Fact>
        <Fact name="Countries">{collab.countries.map(countryName).join(', ') || 'Everywhere'}</Fact>
        <Fact name="Currency">{collab.currency.toUpperCase()}</Fact>
        <Fact name="Product">
          {collab.requires_product_shipment ? 'Sent to creators' : 'Not sent'}
        </Fact>
        <Fact name="Spark Ads">{collab.require_spark_ads ? 'Code needed' : 'Not needed'}</Fact>
        <Fact name="Created">
          <Time at={collab.created_at} />
        </Fact>
        {collab.state === 'submitted_for_review' && collab.submitted_at && (
          <Fact name="Submitted">
            <Time at={collab.submitted_at} />
          </Fact>
        )}
        <Fact name="Published">
          {collab.published_at ? <Time at={collab.published_at} /> : 'Not yet'}
        </Fact>
      </Facts>
    </Card>
  )
}
