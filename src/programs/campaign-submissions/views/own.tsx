import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/form.tsx'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { TextAreaField } from '../../../framework/views/text-area-field.tsx'
import type { CampaignSubmission } from '../../../tables/campaign-submissions.ts'
import { ledgerPath } from '../../../vocabulary/ledger-urls.ts'
import { statementPath } from '../../../vocabulary/money-urls.ts'
import { ownSubmissionPath } from '../../../vocabulary/submission-urls.ts'
import { mySubmissionsPath } from '../../../vocabulary/urls.ts'
import { Conversation } from '../../messages/views/conversation.tsx'
import type { SubmissionInList } from '../queries.ts'
import type { Shown } from '../shown.ts'
import { ViewCurve } from './curve.tsx'
import { Checks, Disagreement, Flags, SubmissionFacts } from './parts.tsx'
import { Standing } from './standing.tsx'
import { WhatHappened } from './timeline.tsx'
import { WhyThisAmount } from './why.tsx'

type Props = { shown: Shown; typed?: unknown; errors?: AttributeErrors | undefined }

/** A submission as its creator sees it. */
export function OwnSubmissionShow({ shown, typed, errors }: Props) {
  const { submission, flags, explanation, messages } = shown

  return (
    <Layout title={`Post of @${submission.account_handle} for ${submission.campaign_name}`}>
      <p class="mb-4 text-sm">
        <a href={mySubmissionsPath} class="link link-hover text-base-content/70">
          Your work
        </a>
      </p>
      <ErrorAlert messages={errors?.base} />
      <PageHeader title={submission.campaign_name} description={<Standing shown={shown} />}>
        <a href="#messages" class="btn">
          <Icon name="messageCircle" />
          Messages
        </a>
      </PageHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div class="min-w-0">
          <ViewCurve explanation={explanation} />
          <WhatHappened shown={shown} />
          <SubmissionFacts submission={submission} />
          <Checks checks={submission.checks} isOwn />
          <div id="messages" class="scroll-mt-20">
            {messages && <Conversation submission={submission} messages={messages} />}
          </div>
        </div>
        <div class="min-w-0 max-lg:row-start-1">
          <WhyThisAmount explanation={explanation} transfersPath={statementPath} />
          <p class="mb-6">
            <a href={ledgerPath({ id: submission.campaign_id })} class="btn w-full">
              <Icon name="bookOpen" />
              See the whole ledger
            </a>
          </p>
          <Card title="What happens next">
            <p class="text-sm">{nextStep(submission)}</p>
          </Card>
          <Disagreement submission={submission} />
          {mayAppeal(submission) && (
            <Appeal submission={submission} typed={typed} errors={errors} />
          )}
          <Flags flags={flags} />
        </div>
      </div>
      {submission.state === 'pending' && <Withdraw submission={submission} />}
    </Layout>
  )
}

const next: Record<CampaignSubmission['state'], string> = {
  pending:
    'The brand decides. If every check is fine and they say nothing for 48 hours, it is approved by itself; where something could not be checked they have 7 days.',
  approved:
    'Your views count. Once a day what they earned is granted; a week later it is yours to withdraw.',
  rejected: 'This post earns nothing.',
  flagged:
    'There is a question about this post. What it earned waits until that is cleared up; it goes on by itself at the end.',
  appealed:
    'Someone who belongs to neither side looks at it. If they do not decide within 7 days, you are right.',
  withdrawn: 'You took it back. You can hand it in again.',
  finalized: 'Its views are final. What was granted is released one week after each grant.',
  paid: 'All of it is in your balance, or with you already.',
}

function nextStep({ state, owed_amount }: SubmissionInList): string {
  const waits = ' Some of it waits until the brand adds budget, and comes first then.'
  return owed_amount > 0 ? next[state] + waits : next[state]
}

const mayAppeal = ({ state, is_claiming, appealed_at }: SubmissionInList) =>
  state === 'rejected' && is_claiming && appealed_at === null

type AppealProps = { submission: SubmissionInList } & Pick<Props, 'typed' | 'errors'>

function Appeal({ submission, typed, errors }: AppealProps) {
  return (
    <Card
      title="You do not agree?"
      description="You can appeal once, within 7 days. Someone who belongs to neither side decides."
    >
      <Form
        action={`${ownSubmissionPath(submission)}/appeal`}
        record="appeal"
        values={typedValues(typed, 'appeal')}
        errors={errors}
      >
        <TextAreaField attribute="text" label="Why they are wrong" />
        <SubmitButton>Appeal</SubmitButton>
      </Form>
    </Card>
  )
}

function Withdraw({ submission }: { submission: SubmissionInList }) {
  return (
    <Confirm
      id="withdraw"
      label="Withdraw this post"
      title="Withdraw this post?"
      action={`${ownSubmissionPath(submission)}/withdrawal`}
      method="post"
      confirm="Withdraw"
    >
      It is not decided any more, and earns nothing here. You can hand it in again, here or
      elsewhere.
    </Confirm>
  )
}
