import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { MessageTogetherFields } from '../../../programs/messages/schema.ts'
import type { Member } from '../../../tables/actor.ts'
import { messagesTogetherPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import type { Addressee } from '../queries.ts'
import { firstNames } from './names.ts'
import { QuestionForm } from './question-form.tsx'

type Props = {
  member: Member
  fields: MessageTogetherFields
  addressees: Addressee[]
  /** The filters of the list, and whether all whom they leave were chosen. */
  query: string
  isAll: boolean
}

/** Asks before a message goes out to many: how many and who they are, and the words as they get them. */
export function MessageQuestion({ member, fields, addressees, query, isAll }: Props) {
  const { organization } = member
  const names = addressees.map(({ name }) => name)
  const creators = counted(names.length, 'creator')
  return (
    <Layout title={`Send to ${creators}?`}>
      <div class="max-w-3xl">
        <PageHeader
          title={`Send to ${creators}?`}
          description={`${firstNames(names)}. What is sent cannot be taken back.`}
        />
        <Card title={`${organization.name} writes`}>
          <p class="wrap-anywhere whitespace-pre-wrap">{fields.body}</p>
        </Card>
        <Card
          title="Where each gets it"
          description="In the conversation about their latest work for you, beside any others with them."
        >
          <ul class="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {addressees.map(({ name, program_name }) => (
              <li class="wrap-anywhere">
                <span class="font-medium">{name}</span>
                {program_name === null
                  ? ': not sent, they were declined or withdrew'
                  : `: ${program_name}`}
              </li>
            ))}
          </ul>
        </Card>
        <QuestionForm
          action={messagesTogetherPath(organization)}
          userIds={fields.user_ids}
          query={query}
          isAll={isAll}
          submit={`Send to ${creators}`}
        >
          <input type="hidden" name="body" value={fields.body} />
        </QuestionForm>
      </div>
    </Layout>
  )
}
