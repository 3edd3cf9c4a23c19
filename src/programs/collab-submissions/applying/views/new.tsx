import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { MoneyField } from '../../../../framework/views/fields/money-field.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { DraftOffer } from '../../../../framework/views/forms/draft-offer.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Address } from '../../../../tables/users/addresses.ts'
import {
  applicationsPath,
  newApplicationPath,
} from '../../../../vocabulary/addresses/submission-urls.ts'
import { addressPathFrom, socialAccountsPath } from '../../../../vocabulary/addresses/urls.ts'
import { countryName } from '../../../../vocabulary/people/countries.ts'
import { platformNames } from '../../../../vocabulary/platforms.ts'
import { refusalOfApplications } from '../../../collabs/moves/places.ts'
import { PaymentFact, PlaceFacts, TermFacts } from '../../../collabs/views/terms.tsx'
import { platformsOf, pricesInWords } from '../../../collabs/words.ts'
import { Applied } from '../../../discover/views/applied.tsx'
import { Brief } from '../../../views/brief.tsx'
import { cancelableInWords } from '../../words.ts'
import type { OpenCollab } from '../queries.ts'

type Props = {
  collab: OpenCollab
  address: Address | undefined
  /** Whether they have a verified account that the post may be on. */
  canPost: boolean
  typed?: unknown
  errors?: AttributeErrors
}

/** The form with which a creator applies. */
export function Apply({ collab, address, canPost, typed, errors }: Props) {
  const values = typedValues(typed, 'submission')
  const refusal = refusalOfApplications(collab)
  const prices = pricesInWords(collab)
  return (
    <Layout title={`Apply to ${collab.name}`}>
      <div class="max-w-3xl">
        <PageHeader title={`Apply to ${collab.name}`} description={collab.organization_name} />
        {collab.isMember ? (
          <Card
            title="This is your own brand’s"
            description="You belong to it, so you cannot apply to its collabs."
          />
        ) : collab.application ? (
          <Applied application={collab.application} />
        ) : refusal ? (
          <Card title="Too late" description={refusal} />
        ) : (
          <Card>
            <Form
              action={applicationsPath(collab)}
              record="submission"
              values={{ ...values, ...Object(values.typed) }}
              errors={errors}
            >
              <DraftOffer />
              <MoneyField
                attribute="quote_amount"
                label="Your price"
                hint={`For everything the brief asks for.${prices ? ` ${collab.organization_name} expects ${prices}; you can ask for another.` : ''}${collab.requires_product_shipment ? ' Zero if the product is enough for you.' : ''}`}
                currency={collab.currency}
                required
              />
              <TextAreaField
                attribute="message"
                label="Message"
                hint="Who you are, and what you would make."
                maxlength={2000}
                required
              />
              {collab.requires_product_shipment && (
                <Shipping collab={collab} address={address} errors={errors?.address} />
              )}
              <p class="text-sm text-base-content/70">
                If you are accepted, you post with one of{' '}
                <a href={socialAccountsPath} class="link" data-keeps-draft>
                  your verified accounts
                </a>
                {noneYet(collab, canPost)}
              </p>
              <p class="text-sm text-base-content/70">
                If you are accepted, your price is set aside for you at once.{' '}
                {cancelableInWords(collab)} After that it cannot cancel alone, and if you disagree,
                Troupe’s team decides.
              </p>
              <SubmitButton>Apply</SubmitButton>
            </Form>
          </Card>
        )}
        <Card title="Terms">
          <Facts>
            <PlaceFacts collab={collab} />
            <TermFacts terms={collab} />
            <PaymentFact terms={collab} />
            <Fact name="Countries">
              {collab.countries.map(countryName).join(', ') || 'Everywhere'}
            </Fact>
          </Facts>
        </Card>
        <Brief html={collab.brief} />
      </div>
    </Layout>
  )
}

/** Whoever has an account for it already needs no word about that. */
function noneYet(collab: OpenCollab, canPost: boolean): string {
  if (canPost) return '.'
  const names = platformsOf(collab).map((id) => platformNames[id])
  const where = names.length > 0 ? ` on ${names.join(' or ')}` : ''
  return `. You have none${where} yet: apply now, and verify one later.`
}

type ShippingProps = Pick<Props, 'collab' | 'address'> & { errors: string[] | undefined }

function Shipping({ collab, address, errors }: ShippingProps) {
  return (
    <div class="text-sm">
      <p class="font-medium">The product is sent to you</p>
      <p class="mt-1 break-words text-base-content/70">
        {address
          ? `To ${address.name}, ${address.line1}, ${address.city}. Only once you are accepted does the brand see it, and no longer than the work takes.`
          : 'You have not saved an address yet. What you have typed here is kept meanwhile.'}{' '}
        <a href={addressPathFrom(newApplicationPath(collab))} class="link" data-keeps-draft>
          {address ? 'Change your address' : 'Save your address'}
        </a>
      </p>
      {errors && <p class="mt-1.5 font-medium text-error">{`Your address ${errors.join(', ')}`}</p>}
    </div>
  )
}
