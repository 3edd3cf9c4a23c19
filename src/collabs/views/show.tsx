import type { Member } from '../../authentication/actor.ts'
import type { AttributeErrors } from '../../errors.ts'
import { countryName } from '../../reference/countries.ts'
import { collabPath, editCollabPath, filePath } from '../../urls.ts'
import { Card } from '../../views/card.tsx'
import { Confirm } from '../../views/confirm.tsx'
import { ErrorAlert } from '../../views/error-alert.tsx'
import { Fact, Facts } from '../../views/facts.tsx'
import { Layout } from '../../views/layout.tsx'
import { ProgramHeader } from '../../views/program-header.tsx'
import { RichText } from '../../views/rich-text-field.tsx'
import { Time } from '../../views/time.tsx'
import { collabPolicy } from '../policy.ts'
import type { Collab } from '../table.ts'
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
        <Fact name="Published">
          {collab.published_at ? <Time at={collab.published_at} /> : 'Not yet'}
        </Fact>
      </Facts>
    </Card>
  )
}
