import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { Form, SubmitButton } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Member } from '../../../../tables/actor.ts'
import { recipientLimit } from '../../../../teams/creator-invitations/rates.ts'
import {
  invitationBatchPath,
  invitationBatchPreviewPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { counted, grouped } from '../../../../vocabulary/amounts/counts.ts'
import type { InvitationBatch, InvitationOutcome } from '../outcomes.ts'
import type { InvitationBatchFields } from '../schema.ts'

type Props = {
  member: Member
  batch: InvitationBatch & { program: { name: string } | undefined }
  fields: InvitationBatchFields
  errors?: AttributeErrors
}

const groups: Record<InvitationOutcome, { title: string; why: string }> = {
  invited: { title: 'Will be invited', why: 'They get a mail.' },
  invited_already: { title: 'Invited already', why: 'They have a mail of yours about this.' },
  works_here: {
    title: 'Work with you already',
    why: 'Invite them to another program on their own page.',
  },
  is_member: {
    title: 'Belong to your organization, or are invited to join it',
    why: 'Members do not take part.',
  },
  closed: {
    title: 'Cannot be invited now',
    why: `They want no more invitations, or got ${recipientLimit.most} in ${recipientLimit.words} already.`,
  },
  invalid: { title: 'Not an address', why: 'Change them, if they should be among them.' },
}

/** Who will be mailed and who will not, each by name, before anybody is. */
export function InvitationBatchPreview({ member, batch, fields, errors }: Props) {
  const { organization } = member
  const { results, program, left_today } = batch
  const chosen = results.filter(({ outcome }) => outcome === 'invited')
  const isPossible = chosen.length > 0 && chosen.length <= left_today

  return (
    <Layout title={`Who ${organization.name} invites`}>
      <div class="max-w-3xl">
        <PageHeader
          title={
            chosen.length === 0
              ? 'Nobody to invite'
              : `Invite ${counted(chosen.length, 'creator')}?`
          }
          description={program ? `To ${program.name}` : 'To all your programs'}
        >
          <Form
            id="again"
            action={invitationBatchPreviewPath(organization)}
            record="invitation_batch"
            class="contents"
          >
            <Typed addresses={results.map(({ address }) => address)} fields={fields} />
            <button type="submit" name="again" value="1" class="btn btn-sm">
              Change the addresses
            </button>
          </Form>
        </PageHeader>
        {(Object.keys(groups) as InvitationOutcome[]).map((outcome) => {
          const addresses = results.filter((result) => result.outcome === outcome)
          const { title, why } = groups[outcome]
          return (
            addresses.length > 0 && (
              <Card title={`${title}: ${grouped(addresses.length)}`} description={why}>
                <ul class="columns-xs gap-6 text-sm">
                  {addresses.map(({ address }) => (
                    <li class="py-0.5 wrap-anywhere">{address}</li>
                  ))}
                </ul>
              </Card>
            )
          )
        })}
        {fields.message && (
          <Card title="Your message">
            <p class="text-sm whitespace-pre-line wrap-anywhere">{fields.message}</p>
          </Card>
        )}
        {chosen.length > left_today && (
          <p role="alert" class="mb-4 alert alert-warning alert-soft">
            You can invite {counted(left_today, 'more creator')} now. Choose fewer.
          </p>
        )}
        {isPossible && (
          <Form
            action={invitationBatchPath(organization)}
            record="invitation_batch"
            errors={errors}
            class="flex flex-wrap gap-2"
          >
            <Typed addresses={chosen.map(({ address }) => address)} fields={fields} />
            <SubmitButton>Send {counted(chosen.length, 'invitation')}</SubmitButton>
          </Form>
        )}
      </div>
    </Layout>
  )
}

type TypedProps = { addresses: string[]; fields: InvitationBatchFields }

/** The addresses as they were typed, with an address on each line. Those of a file are among them. */
function Typed({ addresses, fields: { program_id = '', message = '' } }: TypedProps) {
  const sent = { addresses: addresses.join('\n'), program_id, message }
  return (
    <>
      {Object.entries(sent).map(([name, value]) => (
        <input type="hidden" name={`invitation_batch[${name}]`} value={value} />
      ))}
    </>
  )
}
