import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { type Subscription, subscriptionStatuses } from '../../../tables/finance/subscriptions.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { staffSubscriptionPath } from '../../../vocabulary/addresses/staff-urls.ts'

type Props = {
  organization: Pick<Organization, 'id'>
  subscriptions: Subscription[]
  typed?: unknown
  errors?: AttributeErrors
}

export function SubscriptionCard({ organization, subscriptions, typed, errors }: Props) {
  const action = staffSubscriptionPath(organization)
  const byHand = subscriptions.find(({ provider_id }) => provider_id === null)
  const values = { ...valuesOf(byHand), ...typedValues(typed, 'subscription') }

  return (
    <Card
      title="Subscription"
      description="A mark of what you have agreed with this organization. It allows or limits nothing: its only effect is that the organization cannot be deleted while it is active. Stripe manages subscriptions paid there; set others here by hand."
    >
      {subscriptions.length > 0 && (
        <ul class="mb-5 space-y-2 text-sm">
          {subscriptions.map((subscription) => (
            <SubscriptionItem subscription={subscription} />
          ))}
        </ul>
      )}
      <Form action={action} method="patch" record="subscription" values={values} errors={errors}>
        <SelectField attribute="status" label="Status" options={options} />
        <TextField
          attribute="current_period_end"
          label="Paid until"
          optional
          hint="In the future, such as 2027-01-31."
          class="max-w-48"
        />
        <SubmitButton>Save subscription</SubmitButton>
      </Form>
      {byHand?.ended_at === null && (
        <div class="mt-5">
          <Confirm
            id="subscription"
            label="End subscription"
            title="End this subscription?"
            action={action}
            confirm="End subscription"
          >
            It ends right away. The organization can then be deleted, unless something else prevents
            it.
          </Confirm>
        </div>
      )}
    </Card>
  )
}

const options = subscriptionStatuses.map((value) => ({ value, label: value.replaceAll('_', ' ') }))

function valuesOf(subscription: Subscription | undefined) {
  const { status = 'active', current_period_end } = subscription ?? {}
  return { status, current_period_end: current_period_end?.slice(0, 10) ?? '' }
}

function SubscriptionItem({ subscription }: { subscription: Subscription }) {
  const { status, provider_id, current_period_end, ended_at } = subscription

  return (
    <li class="flex flex-wrap items-center gap-2">
      <Badge tone={ended_at === null ? 'success' : 'neutral'}>{status.replaceAll('_', ' ')}</Badge>
      <span>{provider_id === null ? 'set by hand' : `managed by Stripe as ${provider_id}`}</span>
      {ended_at !== null ? (
        <span class="text-base-content/70">
          ended <Time at={ended_at} isPhrase />
        </span>
      ) : (
        current_period_end !== null && (
          <span class="text-base-content/70">
            paid <Time at={current_period_end} after="until" />
          </span>
        )
      )}
    </li>
  )
}
