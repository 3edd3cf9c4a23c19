import type { AttributeErrors } from '../../../framework/errors.ts'
import { Form } from '../../../framework/views/forms/form.tsx'
import { DecideTogether } from '../../campaign-submissions/deciding/views/decide-together.tsx'
import { sentBy } from './sent-by.ts'

type Props = { action: string; typed: unknown; errors: AttributeErrors | undefined }

/** Decisions about all posts that are ticked. Seen while some are. */
export function ChosenTogether({ action, typed, errors }: Props) {
  const sent = sentBy('chosen-together', typed, errors)
  return (
    <Form
      id="chosen-together"
      action={action}
      record="decision"
      class="inbox-together"
      data-unsaved="forget"
      {...sent}
    >
      <input type="hidden" name="decision[form]" value="chosen-together" />
      <p class="text-sm font-semibold">The posts you ticked</p>
      <DecideTogether errors={sent.errors} />
    </Form>
  )
}
