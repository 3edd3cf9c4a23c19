import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SelectField } from '../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import type { Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { creatorInvitePath } from '../../../vocabulary/addresses/creator-urls.ts'
import { newCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import type { OpenProgram } from '../queries.ts'

type Props = {
  member: Member
  creator: { organization_id: number; user_id: number; name: string }
  programs: OpenProgram[]
  /** Where it is sent to, if not to the page of a creator whom the organization knows. */
  action?: string
  typed?: unknown
  errors?: AttributeErrors | undefined
}

/** Asks a creator to take part in another program. */
export function ProgramInvitation({ member, creator, programs, action, typed, errors }: Props) {
  const name = displayName(creator)
  const options = programs.map(({ public_id, kind, name: program }) => ({
    value: public_id,
    label: `${program} (${kind})`,
  }))

  return (
    <Card
      title="Invite to a program"
      description={`${name} gets a mail and a notification with the way there.`}
    >
      {programs.length === 0 ? (
        <p class="text-sm text-base-content/70">
          No program of yours takes submissions that they are not part of already.{' '}
          <a href={newCampaignPath(member.organization)} class="link">
            Create a campaign
          </a>
          .
        </p>
      ) : (
        <Form
          action={action ?? creatorInvitePath(creator)}
          record="program_invitation"
          values={typedValues(typed, 'program_invitation')}
          errors={errors}
          class="space-y-4"
        >
          <SelectField attribute="program_id" label="Program" options={options} />
          <TextAreaField
            attribute="message"
            label="Message"
            hint="Say why you thought of them."
            maxlength={2000}
            optional
          />
          <SubmitButton class="max-sm:btn-block">Send invitation</SubmitButton>
        </Form>
      )}
    </Card>
  )
}
