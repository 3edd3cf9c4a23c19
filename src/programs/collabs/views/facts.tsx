import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { sparkInWords } from '../words.ts'
import { PlaceFacts, TermFacts } from './terms.tsx'

type Props = {
  collab: Collab
  /** The address of the applications, for those who may read them. */
  applications?: string
}

export function CollabFacts({ collab, applications }: Props) {
  return (
    <Card title="Facts">
      <Facts>
        <Fact name="Applications">
          {applications === undefined ? (
            grouped(collab.submissions_count)
          ) : (
            <a href={applications} class="link">
              {grouped(collab.submissions_count)}
            </a>
          )}
        </Fact>
        <Fact name="Completed">{grouped(collab.completed_count)}</Fact>
        <PlaceFacts collab={collab} />
        <TermFacts terms={collab} />
        <Fact name="Countries">{collab.countries.map(countryName).join(', ') || 'Everywhere'}</Fact>
        <Fact name="Currency">{collab.currency.toUpperCase()}</Fact>
        <Fact name="Product">
          {collab.requires_product_shipment ? 'Sent to creators' : 'Not sent'}
        </Fact>
        <Fact name="Spark Ads">{sparkInWords(collab.require_spark_ads, collab.spark_days)}</Fact>
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
