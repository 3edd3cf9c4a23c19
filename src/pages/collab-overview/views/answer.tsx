import { MoneyField } from '../../../framework/views/fields/money-field.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form } from '../../../framework/views/forms/form.tsx'
import { isOffer } from '../../../programs/collab-submissions/applying/prices.ts'
import { collabSubmissionPolicy } from '../../../programs/collab-submissions/policy.ts'
import { canAnswer } from '../../../programs/collab-submissions/transitions.ts'
import { settingAside } from '../../../programs/collab-submissions/words.ts'
import { allTaken, placesLeft } from '../../../programs/collabs/moves/places.ts'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { Applicant } from '../queries.ts'

type Props = { member: Member; collab: Collab; applicant: Applicant; feeBps: number }

/** The answers that can be given to an application now, and only those. */
export function Answer({ member, collab, applicant, feeBps }: Props) {
  const { id, creator_name, quote_amount, currency } = applicant
  const path = collabSubmissionPath(applicant)
  const name = creator_name || 'Someone new'
  const quote = formatMoney(quote_amount, currency)
  const isFull = placesLeft(collab) === 0

  return (
    <div class="relative z-1 mt-auto">
      {isOffer(applicant) ? (
        <p class="text-sm font-medium">
          You offered {quote}, and wait for {name}.
        </p>
      ) : (
        isFull && <p class="text-sm text-base-content/70">{allTaken}</p>
      )}
      {collabSubmissionPolicy.decide(member) && (
        <div class="mt-2 flex flex-wrap gap-2">
          {canAnswer(applicant, 'accept') && !isFull && (
            <Confirm
              id={`accept-${id}`}
              label={`Accept for ${quote}`}
              class="btn btn-primary btn-sm w-full"
              title={`Accept ${name}?`}
              action={`${path}/acceptance`}
              method="post"
              confirm="Accept"
              tone="btn-primary"
              fields={{ 'acceptance[quote_amount]': String(quote_amount) }}
            >
              {settingAside(applicant, feeBps)}
            </Confirm>
          )}
          {canAnswer(applicant, 'offer_by_organization') && !isFull && (
            <Form
              id={`offer-${id}`}
              action={`${path}/counter_offer`}
              record="counter_offer"
              class="contents"
            >
              <Confirm
                id={`offer-${id}`}
                label={isOffer(applicant) ? 'Raise your offer…' : 'Offer…'}
                class="btn btn-sm"
                title={`Offer ${name} another price`}
                confirm="Offer"
                tone="btn-primary"
                isForm
              >
                <MoneyField
                  attribute="quote_amount"
                  label="Your price"
                  hint={
                    isOffer(applicant)
                      ? `You have offered ${quote}. Offer more than that, and at most what ${name} asks for.`
                      : `${name} asks for ${quote}, which is the most you can offer. They can accept your price, or offer you another.`
                  }
                  currency={currency}
                  required
                />
                <TextAreaField
                  attribute="note"
                  label="Why this price"
                  hint="They read it beside the price."
                  maxlength={500}
                  optional
                />
              </Confirm>
            </Form>
          )}
          {canAnswer(applicant, 'take_back_by_organization') && (
            <Confirm
              id={`take-back-${id}`}
              label="Take the offer back"
              class="btn btn-sm"
              title={`Take back ${quote}?`}
              action={`${path}/counter_offer`}
              confirm="Take it back"
            >
              What {name} asks for stands again: you can accept, decline, or offer another price.
              They are told.
            </Confirm>
          )}
          {canAnswer(applicant, 'decline') && (
            <Confirm
              id={`decline-${id}`}
              label="Decline"
              class="btn btn-sm"
              title={`Decline ${name}?`}
              action={`${path}/decline`}
              method="post"
              confirm="Decline"
            >
              They are told that you declined. To add a word of your own, open the application.
            </Confirm>
          )}
        </div>
      )}
    </div>
  )
}
