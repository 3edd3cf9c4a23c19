import { Card } from '../../../../framework/views/card.tsx'
import { MoneyField } from '../../../../framework/views/fields/money-field.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Offer } from '../../../../tables/collabs/offers.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import { DecisionCard, DecisionForm } from '../../../submissions/views/decision.tsx'
import type { FoundSubmission } from '../../queries.ts'
import { isOffered, reasonsAgainst } from '../../transitions.ts'
import { MoveForm, type Tried, wasTried } from '../../views/move-form.tsx'
import { nameOf } from '../../views/name.ts'
import { cancelableInWords } from '../../words.ts'
import { mostOffers } from '../limits.ts'
import { priceBehind, standingPrices } from '../prices.ts'

type Of = { submission: FoundSubmission }
type FormProps = Of & Tried & { path: string; hint?: string; label?: string }

/** The prices that went back and forth, as both sides see them. */
export function Offers({ submission }: Of) {
  const { offers, currency, organization_name } = submission
  if (offers.length === 0) return null
  const names = { creator: nameOf(submission), organization: organization_name }

  return (
    <Card title="Prices offered" description={`${offers.length} of at most ${mostOffers}.`}>
      <ol class="space-y-2 text-sm">
        {offers.map(({ side, amount, note, created_at, taken_back_at }) => (
          <li class="flex flex-wrap justify-between gap-x-4">
            <span class="break-words">
              {names[side]}:{' '}
              {taken_back_at === null ? (
                <strong>
                  <Money amount={amount} currency={currency} />
                </strong>
              ) : (
                <>
                  <s>
                    <Money amount={amount} currency={currency} />
                  </s>{' '}
                  taken back
                </>
              )}
            </span>
            <span class="text-base-content/70">
              <Time at={created_at} />
            </span>
            {note && <span class="w-full wrap-anywhere text-base-content/80">“{note}”</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const otherSide = 'The other side can accept it, or offer you another.'

/** The form for another price, for whoever is to answer the last. */
export function OtherPrice({
  submission,
  hint = otherSide,
  label = 'Offer another price…',
  ...form
}: FormProps) {
  const isTried = wasTried(form, 'counter_offer')
  const typed = Object(Object(Object(form.typed).counter_offer).typed)
  return (
    <DecisionForm label={label} isOpen={isTried}>
      <MoveForm {...form} noun="counter_offer" label="Offer" values={isTried ? typed : {}}>
        <MoneyField
          attribute="quote_amount"
          label="Your price"
          hint={hint}
          currency={submission.currency}
          required
        />
        <TextAreaField
          attribute="note"
          label="Why this price"
          hint="The other side reads it beside the price."
          maxlength={500}
          optional
        />
      </MoveForm>
    </DecisionForm>
  )
}

/** The way back to the price of the other side, for whoever waits for an answer to their own. */
export function TakeBack({ submission, side, path }: Of & { side: Offer['side']; path: string }) {
  const { offers, quote_amount, currency, organization_name } = submission
  const behind = priceBehind(offers, side)
  if (behind === undefined) return null
  const price = formatMoney(behind.amount, currency)
  return (
    <Confirm
      id="take-back"
      label={side === 'creator' ? 'Take your price back' : 'Take the offer back'}
      class="btn"
      title={`Take back ${formatMoney(quote_amount, currency)}?`}
      action={`${path}/counter_offer`}
      confirm="Take it back"
    >
      {side === 'creator'
        ? `The ${price} that ${organization_name} offers stands again: you can accept it, or answer with another price. ${organization_name} is told.`
        : `The ${price} that ${nameOf(submission)} asks for stands again: you can accept, decline, or offer another price. They are told. If they accept your offer before you confirm, the work begins.`}
    </Confirm>
  )
}

/** The price that a creator has answered with, while the organization thinks about it. */
export function WaitingPrice({ submission, path }: Of & { path: string }) {
  const { offers, quote_amount, currency, organization_name } = submission
  if (priceBehind(offers, 'creator') === undefined) return null
  return (
    <DecisionCard
      title={`You ask for ${formatMoney(quote_amount, currency)}`}
      about={`${organization_name} accepts it, declines, or offers another price.`}
    >
      <TakeBack submission={submission} side="creator" path={path} />
    </DecisionCard>
  )
}

export function AnswerOffer({ submission, ...form }: FormProps) {
  const { quote_amount, currency, organization_name } = submission
  const price = formatMoney(quote_amount, currency)
  const note = standingPrices(submission.offers).at(-1)?.note
  const about = [note && `“${note}”`, ...reasonsAgainst(submission, 'offer_by_creator')]
  return (
    <DecisionCard
      title={`${organization_name} offers ${price}`}
      about={about.filter((part) => part).join(' ')}
    >
      <Confirm
        id="acceptance"
        label={`Accept ${price}`}
        class="btn btn-primary"
        title={`Do it for ${price}?`}
        action={`${form.path}/acceptance`}
        method="post"
        confirm="Accept"
        tone="btn-primary"
        fields={{ 'acceptance[quote_amount]': String(quote_amount) }}
      >
        If {organization_name} has the money ready, {price} is set aside for you and the work begins
        at once. If not, nothing begins, the offer stands, and we tell them.{' '}
        {cancelableInWords(submission)}
      </Confirm>
      {isOffered(submission, 'offer_by_creator') && (
        <OtherPrice submission={submission} {...form} />
      )}
    </DecisionCard>
  )
}
