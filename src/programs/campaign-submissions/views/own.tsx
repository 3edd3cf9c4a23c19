import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { ledgerPath } from '../../../vocabulary/addresses/ledger-urls.ts'
import { statementPath } from '../../../vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { mySubmissionsPath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { TimeLimit } from '../../../vocabulary/time/time-limits.ts'
import { Conversation } from '../../messages/views/conversation.tsx'
import { WhatHappened } from '../../submissions/views/what-happened.tsx'
import { Disagreement } from '../appeals/views/disagreement.tsx'
import { Checks } from '../checks/views/checks.tsx'
import { Corrections } from '../corrections/views/corrections.tsx'
import { ViewCurve } from '../counting/views/curve.tsx'
import { isAnswerable, isWithoutAnswer } from '../flags/answers.ts'
import { Flags } from '../flags/views/flags.tsx'
import type { ShownPost } from '../pages.ts'
import { WhyThisAmount } from '../paying/views/why.tsx'
import type { FoundSubmission, SubmissionInList } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'
import { isPossible } from '../transitions.ts'
import { NextStep, Until } from './next-step.tsx'
import { SubmissionFacts } from './post-facts.tsx'
import { StateLine } from './state-line.tsx'
import { happeningsOf } from './timeline.ts'

type Props = {
  shown: ShownPost
  /** The time for which money that was granted cannot be withdrawn yet. */
  hold: TimeLimit
  typed?: unknown
  errors?: AttributeErrors | undefined
}

/** A submission as its creator sees it. */
export function OwnSubmissionShow({ shown, hold, typed, errors }: Props) {
  const { submission, explanation, messages } = shown
  // A question that waits for an answer comes before what can only be read.
  const isAsked = isAnswerable(submission)

  return (
    <Layout title={`Post of @${submission.account_handle} for ${submission.campaign_name}`}>
      <p class="mb-4 text-sm">
        <a href={mySubmissionsPath} class="link link-hover text-base-content/70">
          Your work
        </a>
      </p>
      <ErrorAlert messages={errors?.base} />
      <PageHeader title={submission.campaign_name} description={<StateLine shown={shown} isOwn />}>
        <a href="#messages" class="btn">
          <Icon name="messageCircle" />
          Messages
        </a>
      </PageHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div class="min-w-0">
          <ViewCurve explanation={explanation} />
          <WhatHappened happenings={happeningsOf(shown, true)} />
          <SubmissionFacts submission={submission} />
          <Checks submission={submission} isOwn />
          {messages && <Conversation submission={submission} messages={messages} />}
        </div>
        <div class="min-w-0 max-lg:row-start-1">
          {isAsked && (
            <>
              <Flags flags={submission.flags} isOwn />
              <Answer submission={submission} typed={typed} errors={errors} />
            </>
          )}
          <Disagreement submission={submission} isOwn />
          {isPossible(submission, 'correct') && (
            <Correct submission={submission} typed={typed} errors={errors} />
          )}
          {isPossible(submission, 'appeal') && (
            <Appeal submission={submission} typed={typed} errors={errors} />
          )}
          {submission.corrections.length > 0 && (
            <Card title="Corrections">
              <Corrections submission={submission} isOwn />
            </Card>
          )}
          <WhyThisAmount
            explanation={explanation}
            submission={submission}
            transfersPath={statementPath}
            isOwn
          />
          <p class="mb-6">
            <a href={ledgerPath({ id: submission.campaign_id })} class="btn w-full">
              <Icon name="bookOpen" />
              See the full ledger
            </a>
          </p>
          <Card title="What happens next">
            <p class="text-sm">
              <NextStep shown={shown} hold={hold} />
            </p>
          </Card>
          {!isAsked && <Flags flags={submission.flags} isOwn />}
        </div>
      </div>
      {isPossible(submission, 'withdraw') && <Withdraw submission={submission} />}
    </Layout>
  )
}

const { appeal, appealDecision } = timeLimits

type FormProps = { submission: FoundSubmission } & Pick<Props, 'typed' | 'errors'>

function Correct({ submission, typed, errors }: FormProps) {
  const { rejected_at, corrections_count, organization_name, account_handle, platform_id } =
    submission
  const times = corrections_count === 0 ? 'You can do that twice.' : 'You can do that once more.'
  return (
    <Card
      title="Correct it and submit it again"
      description={
        <>
          Change the post itself, or post a new one with @{account_handle} where{' '}
          {platformNames[platform_id]} does not let you. Then tell {organization_name} what you
          changed, <Until submission={submission} limit={appeal} since={rejected_at} />. {times}
        </>
      }
    >
      <Form
        action={`${ownSubmissionPath(submission)}/correction`}
        record="correction"
        values={typedValues(typed, 'correction')}
        errors={'correction' in Object(typed) ? errors : undefined}
      >
        <TextAreaField attribute="text" label="What you changed" maxlength={2000} required />
        <TextField
          attribute="post_url"
          label="Link of the new post"
          type="url"
          hint="Only if you posted it anew: then the views of the new post count, and those of the old one do not. If you changed the post itself, leave this empty."
        />
        <SubmitButton>Submit again</SubmitButton>
      </Form>
    </Card>
  )
}

function Appeal({ submission, typed, errors }: FormProps) {
  return (
    <Card
      title="Do you disagree?"
      description={
        <>
          You can appeal once,{' '}
          <Until submission={submission} limit={appeal} since={submission.rejected_at} />. Troupe’s
          team decides. If they do not within {appealDecision.words} of your appeal, it succeeds.
        </>
      }
    >
      <Form
        action={`${ownSubmissionPath(submission)}/appeal`}
        record="appeal"
        values={typedValues(typed, 'appeal')}
        errors={'appeal' in Object(typed) ? errors : undefined}
      >
        <TextAreaField attribute="text" label="Why the decision is wrong" />
        <SubmitButton>Send appeal</SubmitButton>
      </Form>
    </Card>
  )
}

function Answer({ submission, typed, errors }: FormProps) {
  const { organization_name, flags } = submission
  const isOfOrganization = flags.some((flag) => isWithoutAnswer(flag) && flag.rule === null)
  const readers = isOfOrganization
    ? `${organization_name} and Troupe’s team read it`
    : 'Troupe’s team reads it'
  return (
    <Card
      title="Your answer"
      description={`Say what explains it. ${readers}, and you can answer once. Whatever comes to your mind later, write as a message below.`}
    >
      <Form
        action={`${ownSubmissionPath(submission)}/flag_answer`}
        record="flag_answer"
        values={typedValues(typed, 'flag_answer')}
        errors={errors}
      >
        <TextAreaField attribute="text" label="Answer" maxlength={2000} required />
        <SubmitButton>Send answer</SubmitButton>
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
      confirm="Withdraw post"
    >
      The brand no longer reviews it, and it earns nothing. You can submit it again, here or
      elsewhere.
    </Confirm>
  )
}
