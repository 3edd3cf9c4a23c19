import type { AttributeErrors } from '../../framework/errors.ts'
import { Card } from '../../framework/views/card.tsx'
import { RichTextField } from '../../framework/views/fields/rich-text-field.tsx'
import { DraftOffer } from '../../framework/views/forms/draft-offer.tsx'
import { Form, SubmitButton, typedValues } from '../../framework/views/forms/form.tsx'

type Props = {
  /** The kind of program, which is the root of its fields. */
  record: 'campaign' | 'collab'
  brief: string
  /** The address of the program. */
  program: string
  /** The page on which the brief is read, to which one comes back. */
  page: string
  hint: string
  typed?: unknown
  errors?: AttributeErrors | undefined
}

/** The brief, edited in the place where it is read. */
export function BriefForm({ record, brief, program, page, hint, typed, errors }: Props) {
  return (
    <Form
      id="brief"
      action={program}
      method="patch"
      record={record}
      values={{ brief, ...typedValues(typed, record) }}
      errors={errors}
      class=""
    >
      <DraftOffer />
      <input type="hidden" name="form" value="brief" />
      <Card>
        <RichTextField attribute="brief" label="Brief" hint={hint} autofocus />
      </Card>
      <div class="flex flex-wrap gap-2">
        <SubmitButton>Save brief</SubmitButton>
        <a href={page} class="btn btn-ghost">
          Cancel
        </a>
      </div>
    </Form>
  )
}

/** Whether a program was sent from the form of its brief, and not from that of its settings. */
export function isBriefForm(body: unknown): boolean {
  return Object(body).form === 'brief'
}
