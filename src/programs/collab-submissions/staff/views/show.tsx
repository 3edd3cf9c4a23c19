import { Card } from '../../../../framework/views/card.tsx'
import { MoneyField } from '../../../../framework/views/fields/money-field.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { staffCollabSubmissionPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import type { ShownMessage } from '../../../messages/queries.ts'
import { Conversation } from '../../../messages/views/conversation.tsx'
import { Brief } from '../../../views/brief.tsx'
import { Contents } from '../../content/views/contents.tsx'
import { Posted } from '../../posting/views/posted.tsx'
import type { FoundSubmission } from '../../queries.ts'
import { Shipments } from '../../shipping/views/shipments.tsx'
import { isAllDone } from '../../transitions.ts'
import { MoveForm, refusalsOf, type Tried, wasTried } from '../../views/move-form.tsx'
import { nameOf } from '../../views/name.ts'
import { Outcome } from '../../views/outcome.tsx'
import { Quoted } from '../../views/quoted.tsx'
import { SubmissionState } from '../../views/state.tsx'
import { Terms } from '../../views/terms.tsx'

type Props = Tried & {
  submission: FoundSubmission
  messages: ShownMessage[]
  player: string | null
}

/** A submission as staff see it: read it, and decide if it waits for that. */
export function EscalatedSubmission({ submission, messages, player, ...tried }: Props) {
  const { collab_name, organization_name, escalated_at } = submission

  return (
    <Layout title={collab_name}>
      <ErrorAlert messages={refusalsOf(tried, ['split'])} />
      <PageHeader
        title={collab_name}
        description={`${nameOf(submission)} and ${organization_name}`}
      >
        <SubmissionState state={submission.state} />
      </PageHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0">
          <Outcome submission={submission} />
          {escalated_at !== null && <Decision submission={submission} {...tried} />}
          <Posted submission={submission} player={player} />
          <Contents submission={submission} />
          <Card title="Application">
            <Quoted text={submission.message} />
          </Card>
          <Conversation submission={submission} messages={messages} isReadOnly />
          <Brief html={submission.brief} />
        </div>
        <div class="min-w-0">
          <Terms submission={submission} />
          <Shipments submission={submission} />
        </div>
      </div>
    </Layout>
  )
}

function Decision({ submission, ...tried }: Omit<Props, 'messages' | 'player'>) {
  const path = staffCollabSubmissionPath(submission)
  const { state, quote_amount, currency } = submission
  const isReviewed = state === 'content_submitted' || state === 'changes_requested'
  const typed = Object(Object(Object(tried.typed).split).typed)

  return (
    <>
      {isReviewed && (
        <Card title="Approve" description="The content is what was agreed on. The work goes on.">
          <Confirm
            id="approval"
            label="Approve content"
            class="btn btn-primary btn-sm"
            title="Approve this content?"
            action={`${path}/approval`}
            method="post"
            confirm="Approve"
            tone="btn-primary"
          >
            The creator can post it then. Both sides are told.
          </Confirm>
        </Card>
      )}
      <Card
        title="Split"
        description={`The work ends. Of ${formatMoney(quote_amount, currency)} so much goes to the creator, and the rest back.${isAllDone(submission) ? ' If the creator gets all of it, the collab is completed.' : ''}`}
      >
        <MoveForm
          {...tried}
          path={path}
          noun="split"
          label="End and split"
          tone="btn-error btn-sm"
          values={wasTried(tried, 'split') ? typed : {}}
        >
          <MoneyField
            attribute="creator_amount"
            label="For the creator"
            currency={currency}
            required
          />
          <TextAreaField
            attribute="note"
            label="Why"
            hint="Both sides read it."
            maxlength={2000}
            required
          />
        </MoveForm>
      </Card>
    </>
  )
}
