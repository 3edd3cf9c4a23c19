import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Decision } from '../../../tables/campaigns/decisions.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { reasonsFor, reasonsWithNote } from '../../campaign-submissions/deciding/reasons.ts'
import { ReasonFields } from '../../campaign-submissions/deciding/views/reason-fields.tsx'
import { disclosureIn } from '../../campaign-submissions/disclosure.ts'
import { timeLimits } from '../../campaign-submissions/time-limits.ts'
import { DecisionButtons, DecisionForm } from '../../submissions/views/decision.tsx'
import type { Reviewed } from '../queries.ts'
import { wouldPay } from '../would-pay.ts'
import { KeyHint } from './keys.tsx'
import { sentBy } from './sent-by.ts'

type Props = {
  submission: Reviewed
  action: string
  typed: unknown
  errors: AttributeErrors | undefined
}

/** Approve, reject or flag. Each is a form of its own, and waits for ten seconds before it counts. */
export function DecisionActions({ submission, action, typed, errors }: Props) {
  const rejection = sentBy('reject', typed, errors)
  const flag = sentBy('flag', typed, errors)
  const common = { action, record: 'decision' }

  return (
    <DecisionButtons>
      <Form {...common} class="contents" data-inbox-target="approve">
        <DecisionInputs submission={submission} form="approve" />
        <SubmitButton>
          <Icon name="check" />
          <span class="max-lg:flex max-lg:flex-col max-lg:items-start max-lg:leading-tight">
            Approve
            <span class="text-xs tabular-nums lg:hidden">
              {formatMoney(wouldPay(submission), submission.currency)}
            </span>
          </span>
        </SubmitButton>
      </Form>
      <DecisionForm
        label="Reject…"
        isOpen={rejection.errors !== undefined}
        data-inbox-target="reject"
      >
        <Form id="reject" {...common} class="space-y-4" {...rejection}>
          <DecisionInputs submission={submission} form="reject" />
          <ReasonFields
            reasons={reasonsFor(submission)}
            needNote={reasonsWithNote(submission)}
            disclosure={disclosureIn(submission)}
          />
          <Send class="btn-error">Reject</Send>
        </Form>
      </DecisionForm>
      <DecisionForm label="Flag…" isOpen={flag.errors !== undefined} data-inbox-target="flag">
        <Form id="flag" {...common} class="space-y-4" {...flag}>
          <DecisionInputs submission={submission} form="flag" />
          <TextAreaField
            attribute="note"
            label="What is wrong"
            hint={`A flag puts what is not in the creator’s balance yet on hold for ${timeLimits.organizationFlag.words}. You can flag a post once, and the creator sees why.`}
          />
          <Send>Flag</Send>
        </Form>
      </DecisionForm>
    </DecisionButtons>
  )
}

type SendProps = { class?: string; children: string }

function Send({ class: look, children }: SendProps) {
  return (
    <p class="flex items-center justify-between gap-3">
      <SubmitButton {...(look && { class: look })}>{children}</SubmitButton>
      <KeyHint />
    </p>
  )
}

function DecisionInputs({ submission, form }: { submission: Reviewed; form: Decision['action'] }) {
  return (
    <>
      <input
        type="hidden"
        name="decision[submission_ids][]"
        value={encodeId('Submission', submission.id)}
      />
      <input type="hidden" name="decision[action]" value={form} />
      <input type="hidden" name="decision[form]" value={form} />
    </>
  )
}
