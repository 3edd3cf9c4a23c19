import type { AttributeErrors } from '../../../framework/errors.ts'
import { Form } from '../../../framework/views/forms/form.tsx'
import { DecideTogether } from '../../campaign-submissions/deciding/views/decide-together.tsx'
import { sentBy } from './sent-by.ts'

type Props = {
  organization: { id: number }
  action: string
  /** The page to go back to. */
  back: string
  typed: unknown
  errors: AttributeErrors | undefined
}

/** Decisions about all posts that are ticked. Seen while some are. */
export function ChosenTogether({ organization, action, back, typed, errors }: Props) {
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
      <input type="hidden" name="return_to" value={back} />
      <p class="text-sm font-semibold" role="status" data-ticked-target="sum">
        The posts you ticked
      </p>
      <DecideTogether organization={organization} errors={sent.errors} />
    </Form>
  )
}
