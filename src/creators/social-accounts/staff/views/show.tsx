import type { AttributeErrors } from '../../../../framework/errors.ts'
import { withoutBase } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { TextField } from '../../../../framework/views/fields/fields.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { TransitionButton } from '../../../../framework/views/forms/transition-button.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../../framework/views/lists/facts.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import {
  staffSocialAccountPath,
  staffUserPath,
} from '../../../../vocabulary/addresses/staff-urls.ts'
import type { AccountForStaff } from '../../queries.ts'
import { AccountHeading, accountName } from '../../views/account.tsx'
import { AccountNumbers } from '../../views/numbers.tsx'

type Props = {
  account: AccountForStaff
  refused?: { form: 'decision' | 'numbers'; typed?: unknown; errors: AttributeErrors }
}

/** An account as staff see it, and what they decide about it. */
export function StaffSocialAccount({ account, refused }: Props) {
  const again = (form: string, record: string) =>
    refused?.form === form
      ? {
          values: typedValues(refused.typed, record),
          errors: withoutBase(refused.errors),
        }
      : {}

  return (
    <Layout title={accountName(account)}>
      <ErrorAlert messages={refused?.errors.base} />
      <div class="mb-6 flex flex-wrap items-center gap-4">
        <AccountHeading account={account} level="h1" />
      </div>
      <Card title="Details">
        <Facts>
          <Fact name="Of">
            <a href={staffUserPath({ id: account.user_id })} class="link">
              {account.user_name || 'Someone new'}
            </a>
          </Fact>
          <Fact name="Code that has to be in its bio">
            {account.code === null ? 'No code, or it has expired' : account.code}
          </Fact>
          <Fact name="Connected">
            <Time at={account.created_at} />
          </Fact>
          {account.failure && <Fact name="Why it failed">{account.failure}</Fact>}
        </Facts>
      </Card>
      {account.status !== 'verified' && (
        <Card
          title="It is theirs"
          description="Confirm only if you have seen the code in the account’s public bio."
        >
          <TransitionButton
            action={`${staffSocialAccountPath(account)}/confirmation`}
            label="Confirm"
            blockers={[]}
            warning={`${account.user_name} can then take part in programs with it.`}
          />
        </Card>
      )}
      {account.status !== 'failed' && (
        <Card title="It is not theirs" description="The creator sees the reason.">
          <Form
            action={`${staffSocialAccountPath(account)}/refusal`}
            record="refusal"
            {...again('decision', 'refusal')}
          >
            <TextField attribute="reason" label="Reason" maxlength={255} />
            <SubmitButton class="btn-outline btn-error btn-sm">Refuse</SubmitButton>
          </Form>
        </Card>
      )}
      <Card title="Numbers">
        <AccountNumbers numbers={account} />
      </Card>
      {account.status === 'verified' && (
        <Card
          title="Enter numbers"
          description="As the platform shows them now. Leave empty what it does not show."
        >
          <Form
            action={`${staffSocialAccountPath(account)}/numbers`}
            record="numbers"
            {...again('numbers', 'numbers')}
          >
            <TextField attribute="subscriber_count" label="Followers" inputmode="numeric" />
            <TextField attribute="view_count" label="Views" inputmode="numeric" />
            <TextField attribute="video_count" label="Posts" inputmode="numeric" />
            <TextField attribute="likes_count" label="Likes" inputmode="numeric" />
            <TextField
              attribute="engagement_rate"
              label="Engagement"
              hint="Percent, such as 4.27."
              inputmode="decimal"
            />
            <SubmitButton class="btn-sm">Save numbers</SubmitButton>
          </Form>
        </Card>
      )}
    </Layout>
  )
}
