import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Field, Form, SubmitButton, useField } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Member } from '../../../../tables/actor.ts'
import { organizationLimit, recipientLimit } from '../../../../teams/creator-invitations/rates.ts'
import { invitationBatchPreviewPath } from '../../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../../vocabulary/amounts/counts.ts'
import type { OpenProgram } from '../../queries.ts'

type Props = {
  member: Member
  programs: OpenProgram[]
  left: number
  values?: Record<string, unknown>
  errors?: AttributeErrors
}

/** Addresses of many creators, to be looked through before anybody is mailed. */
export function InvitationBatchForm({ member, programs, left, values, errors }: Props) {
  const { organization } = member
  const options = [
    { value: '', label: 'All your programs' },
    ...programs.map(({ public_id, kind, name }) => ({
      value: public_id,
      label: `${name} (${kind})`,
    })),
  ]

  return (
    <Layout title={`Invite creators to ${organization.name}`}>
      <div class="max-w-3xl">
        <PageHeader
          title="Invite creators"
          description="Paste their addresses or choose a file. You see who will be mailed before anybody is."
        />
        <Card>
          <Form
            action={invitationBatchPreviewPath(organization)}
            record="invitation_batch"
            values={values ?? {}}
            errors={errors}
            multipart
          >
            <TextAreaField
              attribute="addresses"
              label="E-mail addresses"
              hint="One on each line, or separated by commas. You can paste names with them, as in Ida Brandt <ida@example.com>."
            />
            <AddressFile />
            <SelectField attribute="program_id" label="Program" options={options} />
            <TextAreaField
              attribute="message"
              label="Message"
              hint="Stands in the mail. Say why you thought of them."
              maxlength={2000}
              optional
            />
            <p class="text-sm text-base-content/70">
              You can invite {counted(left, 'more creator')} now: {organizationLimit.most} in{' '}
              {organizationLimit.words} at most. One person gets at most {recipientLimit.most}{' '}
              invitations in {recipientLimit.words}, counting those of other organizations, and none
              from an organization whose invitations they refused.
            </p>
            <SubmitButton>See who will be mailed</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}

function AddressFile() {
  const { id, name, described } = useField('file')
  return (
    <Field
      attribute="file"
      label="CSV file"
      hint="Any columns: the addresses in it are found."
      optional
    >
      <input
        id={id}
        name={name}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        class="file-input w-full min-w-0"
        {...described}
      />
    </Field>
  )
}
