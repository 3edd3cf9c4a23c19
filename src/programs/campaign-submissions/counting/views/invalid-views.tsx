import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { SelectField, TextField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Form, SubmitButton } from '../../../../framework/views/forms/form.tsx'
import { staffSubmissionPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import { grouped } from '../../../../vocabulary/amounts/counts.ts'
import { mostDoubted } from '../../flags/rules.ts'
import type { ShownPost } from '../../pages.ts'
import { invalidOptions } from '../../words.ts'

type Props = {
  shown: ShownPost
  form: (record: string) => {
    record: string
    values: Record<string, unknown>
    errors: AttributeErrors | undefined
  }
}

/** Takes views off a post that its creator may keep being paid for. */
export function NotReal({ shown: { submission }, form }: Props) {
  const path = `${staffSubmissionPath(submission)}/invalid_views`
  const { invalid_views, invalid_reason, invalid_note, state } = submission
  const suspected = mostDoubted(submission.flags.filter(({ ended_at }) => ended_at === null))?.views
  const { values, ...typed } = form('invalid_views')
  const known =
    invalid_views > 0
      ? { views: invalid_views, reason: invalid_reason, note: invalid_note }
      : { views: suspected ?? '' }

  return (
    <Card
      title="Views that are not real"
      description={`They are not paid, and what is granted for them and not in a balance yet goes back to the campaign. Both sides read why.${state === 'flagged' ? ' This upholds the flags, and the post goes on.' : ''}`}
    >
      <Form action={path} {...typed} values={{ ...known, ...values }}>
        <TextField
          attribute="views"
          label="Views that are not real, in all"
          inputmode="numeric"
          required
          {...(suspected !== undefined && { hint: `A rule finds ${grouped(suspected)} unusual.` })}
        />
        <SelectField attribute="reason" label="Reason" options={invalidOptions} />
        <TextAreaField attribute="note" label="Note to both" optional />
        <SubmitButton>{invalid_views > 0 ? 'Correct' : 'Take off'}</SubmitButton>
      </Form>
      {invalid_views > 0 && (
        <div class="mt-5 border-t border-base-300 pt-4">
          <Form action={path} method="delete">
            <SubmitButton>Let all views count again</SubmitButton>
          </Form>
        </div>
      )}
    </Card>
  )
}
