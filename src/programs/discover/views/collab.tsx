import { shorten } from '../../../framework/rich-text/plain-text.ts'
import { previewOf } from '../../../framework/share-pictures/preview.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { newApplicationPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { collabPath, discoverCollabPath, filePath } from '../../../vocabulary/addresses/urls.ts'
import { currencyName } from '../../../vocabulary/amounts/currencies.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { refusalOfApplications } from '../../collabs/moves/places.ts'
import { PaymentFact, PlaceFacts, TermFacts } from '../../collabs/views/terms.tsx'
import { pricesInWords, sparkInWords } from '../../collabs/words.ts'
import { Brief } from '../../views/brief.tsx'
import type { DiscoverCollabWithBrief } from '../queries.ts'
import { collabCardOf } from '../share-cards.ts'
import { Applied } from './applied.tsx'
import { DecisionFacts } from './decisions.tsx'
import { ProgramHead } from './head.tsx'
import { Notice } from './notice.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { TakePart } from './take-part.tsx'

type Props = { collab: DiscoverCollabWithBrief }

/** A collab as creators see it. */
export function DiscoverCollabShow({ collab }: Props) {
  const { name, state, banner_image_key, organization, published_at } = collab
  const refusal = refusalOfApplications(collab)
  const prices = pricesInWords(collab)
  const isForEveryone = organization.privacy_setting === 'public' && published_at !== null

  return (
    <Layout
      title={`${name} by ${organization.name}`}
      description={isForEveryone ? aboutIt(collab) : undefined}
      image={
        banner_image_key
          ? { path: filePath(banner_image_key) }
          : previewOf(discoverCollabPath(collab), collabCardOf(collab))
      }
    >
      {published_at !== null && refusal && <Notice>{refusal}</Notice>}
      {collab.is_own && (
        <PreviewBar
          back={collabPath(collab)}
          name={state === 'draft' ? 'draft' : 'collab'}
          isOut={published_at !== null}
        />
      )}
      <ProgramHead
        program={collab}
        path={published_at === null ? undefined : discoverCollabPath(collab)}
      />
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div class="min-w-0 lg:col-start-2">
          <Card>
            <p class="text-2xl font-bold tracking-tight">{prices ?? 'You name your price'}</p>
            <p class="mt-1 text-sm text-base-content/75">
              {prices && 'is expected, and you name your price '}in{' '}
              {`${currencyName(collab.currency)} (${collab.currency.toUpperCase()})`}
            </p>
          </Card>
          {collab.application && <Applied application={collab.application} />}
          {refusal === undefined && collab.application === null && (
            <TakePart
              path={discoverCollabPath(collab)}
              does="apply"
              next={{ path: newApplicationPath(collab), label: 'Apply' }}
            >
              Apply with a price and a message. The brand chooses who it works with.
            </TakePart>
          )}
        </div>
        <div class="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Brief html={collab.brief} />
        </div>
        <div class="min-w-0 lg:col-start-2">
          <Card title="Terms">
            <Facts>
              <PlaceFacts collab={collab} />
              <TermFacts terms={collab} />
              <PaymentFact terms={collab} />
              <Fact name="Product">
                {collab.requires_product_shipment ? 'Sent to your address' : 'None to send'}
              </Fact>
              <Fact name="Spark Ads">
                {sparkInWords(collab.require_spark_ads, collab.spark_days)}
              </Fact>
              <Fact name="Countries">
                {collab.countries.map(countryName).join(', ') || 'Everywhere'}
              </Fact>
              <DecisionFacts figures={collab} of="application" />
              <Fact name="Published">{published_at ? <Time at={published_at} /> : 'Not yet'}</Fact>
            </Facts>
          </Card>
        </div>
      </div>
    </Layout>
  )
}

function aboutIt({ excerpt, organization }: Props['collab']): string {
  return shorten(excerpt, 160) || `A brief by ${organization.name} that creators can apply to.`
}
