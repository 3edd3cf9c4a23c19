import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Form, SubmitButton } from '../../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../../framework/views/lists/facts.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { confirmationPath } from '../../../../vocabulary/addresses/agent-urls.ts'
import type { Action, Preview } from '../../actions/action.ts'
import type { ShownConfirmation } from '../queries.ts'

type Props = {
  confirmation: ShownConfirmation
  action: Action
  preview: Preview
  errors?: AttributeErrors
}

/** All that will happen, for the person who says yes or no to it. */
export function ConfirmationShow({ confirmation, action, preview, errors }: Props) {
  const path = confirmationPath(confirmation)

  return (
    <FocusLayout title={action.title}>
      <h1 class="text-center page-title">{action.title}</h1>
      <p class="mt-2 mb-6 text-center text-pretty text-base-content/70">
        A program with the access token{' '}
        <strong class="font-medium wrap-anywhere text-base-content">
          “{confirmation.asked_by}”
        </strong>{' '}
        asks for this. Nothing has happened yet.
      </p>
      <PreviewFacts preview={preview} />
      <Form action={path} errors={errors} class="mt-8 space-y-5">
        <SubmitButton class="btn-primary btn-block">{action.button}</SubmitButton>
      </Form>
      <Form action={path} method="delete" class="mt-2">
        <SubmitButton class="btn-ghost btn-block">No, forget it</SubmitButton>
      </Form>
      <p class="mt-6 text-center text-sm text-pretty text-base-content/70">
        You can say yes <Time at={confirmation.expires_at} after="until" isReal />. If you did not
        expect this, say no, and revoke the token.
      </p>
    </FocusLayout>
  )
}

function PreviewFacts({ preview }: Pick<Props, 'preview'>) {
  const { amount, currency, from, to, terms } = preview
  return (
    <Facts>
      {amount !== null && currency !== null && (
        <Fact name="Amount" isWide>
          <span class="text-2xl">
            <Money amount={amount} currency={currency} />
          </span>
        </Fact>
      )}
      {from !== null && (
        <Fact name="From" isWide>
          {from}
        </Fact>
      )}
      <Fact name={from === null ? 'Which' : 'To'} isWide>
        {to}
      </Fact>
      {Object.entries(terms).map(([name, value]) => (
        <Fact name={name}>{value}</Fact>
      ))}
    </Facts>
  )
}
