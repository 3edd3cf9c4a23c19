import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { ownProfilePath } from '../../../vocabulary/addresses/urls.ts'
import type { OwnProfile } from '../queries.ts'

/** The profile, and whatever was refused of any step. */
export type StepProps = { profile: OwnProfile; typed?: unknown; errors: AttributeErrors }

type Props = StepProps & {
  /** By which the checklist leads there. */
  id: string
  title: string
  description?: string
  /** The fields of this step, whose errors it shows. */
  attributes: string[]
  values?: Record<string, unknown>
  multipart?: boolean
  button?: string
  /** Stands below the form, because a form cannot contain another. */
  below?: ComponentChildren
  children: ComponentChildren
}

/** One step with a small form of its own. */
export function Step(props: Props) {
  const { id, title, description, attributes, multipart, button = 'Save', below, children } = props
  const { profile, typed, errors, values = {} } = props
  const own = Object.entries(errors).filter(([attribute]) => attributes.includes(attribute))
  const isTried = own.length > 0

  return (
    <div id={id}>
      <Card title={title} {...(description && { description })}>
        <Form
          id={`profile_${id}`}
          action={ownProfilePath}
          method="patch"
          record="profile"
          values={{ ...profile, ...values, ...(isTried && typedValues(typed, 'profile')) }}
          errors={Object.fromEntries(own)}
          {...(multipart && { multipart })}
        >
          {children}
          <SubmitButton class="">{button}</SubmitButton>
        </Form>
        {below}
      </Card>
    </div>
  )
}
