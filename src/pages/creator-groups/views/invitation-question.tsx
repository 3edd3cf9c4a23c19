import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { OpenProgram } from '../../../programs/program-invitations/queries.ts'
import type { InvitationTogetherFields } from '../../../programs/program-invitations/schema.ts'
import type { Member } from '../../../tables/actor.ts'
import { invitationsTogetherPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { firstNames } from './names.ts'
import { QuestionForm } from './question-form.tsx'

type Props = {
  member: Member
  fields: InvitationTogetherFields
  names: string[]
  program: OpenProgram
  /** How many more can be invited today. */
  left: number
  /** The filters of the list, and whether all whom they leave were chosen. */
  query: string
  isAll: boolean
}

/** Asks before many are invited: how many and who they are, to what, and how many more are possible today. */
export function InvitationQuestion(props: Props) {
  const { member, fields, names, program, left, query, isAll } = props
  const { organization } = member
  const creators = counted(names.length, 'creator')
  return (
    <Layout title={`Invite ${creators}?`}>
      <div class="max-w-3xl">
        <PageHeader title={`Invite ${creators}?`} description={`${firstNames(names)}.`} />
        <Card title={`To ${program.name}`} description={possibleInWords(names.length, left)}>
          {fields.message ? (
            <p class="wrap-anywhere whitespace-pre-wrap">{fields.message}</p>
          ) : (
            <p class="text-sm text-base-content/70">Without words of yours.</p>
          )}
        </Card>
        <QuestionForm
          action={invitationsTogetherPath(organization)}
          userIds={fields.user_ids}
          query={query}
          isAll={isAll}
          submit={left > 0 ? `Invite ${creators}` : undefined}
        >
          <input type="hidden" name="program_id" value={fields.program_id} />
          <input type="hidden" name="message" value={fields.message ?? ''} />
        </QuestionForm>
      </div>
    </Layout>
  )
}

function possibleInWords(chosen: number, left: number): string {
  if (left === 0) return 'You cannot invite anybody else today.'
  const most = `You can invite ${grouped(left)} more today`
  return chosen > left ? `${most}, so not all of them.` : `${most}.`
}
