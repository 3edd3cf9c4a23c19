import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { campaignTransfersPath } from '../../../vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionPath,
  campaignSubmissionsPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { Conversation } from '../../messages/views/conversation.tsx'
import { nameOrHandle } from '../../submissions/views/creator-name.tsx'
import { DecisionCard, DecisionForm } from '../../submissions/views/decision.tsx'
import { WhatHappened } from '../../submissions/views/what-happened.tsx'
import { AppealAnswer } from '../appeals/views/answer.tsx'
import { Disagreement } from '../appeals/views/disagreement.tsx'
import { Checks } from '../checks/views/checks.tsx'
import { Corrections } from '../corrections/views/corrections.tsx'
import { ViewCurve } from '../counting/views/curve.tsx'
import { reasonsFor, reasonsWithNote } from '../deciding/reasons.ts'
import { ReasonFields } from '../deciding/views/reason-fields.tsx'
import { Reversal } from '../deciding/views/reversal.tsx'
import { Undo } from '../deciding/views/undo.tsx'
import { disclosureIn } from '../disclosure.ts'
import { Flags } from '../flags/views/flags.tsx'
import type { ShownPost } from '../pages.ts'
import { WhyThisAmount } from '../paying/views/why.tsx'
import { campaignSubmissionPolicy } from '../policy.ts'
import type { SubmissionInList } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'
import { isPossible, isWithheld } from '../transitions.ts'
import { actionDone } from '../words.ts'
import { SubmissionFacts } from './post-facts.tsx'
import { StateLine } from './state-line.tsx'
import { happeningsOf } from './timeline.ts'
import { nextForOrganization, withheldForOrganization } from './who-decides.ts'

type Props = {
  member: Member
  shown: ShownPost
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export function CampaignSubmissionShow({ member, shown, typed, errors }: Props) {
  const { submission, explanation, messages, decision } = shown
  const { campaign_id, organization_id, campaign_name } = submission
  const title = `Post of ${nameOrHandle({ name: submission.creator_name, handle: submission.account_handle })}`
  const mayDecide = campaignSubmissionPolicy.decide(member)
  const isToDecide = mayDecide && !decision && isPossible(submission, 'reject')
  const isReversible = mayDecide && !decision && isPossible(submission, 'reverse')
  const next = nextForOrganization(submission, mayDecide)

  return (
    <Layout title={`Post of @${submission.account_handle}`}>
      <p class="mb-4 text-sm">
        <a
          href={campaignSubmissionsPath({ id: campaign_id, organization_id })}
          class="link link-hover text-base-content/70"
        >
          Submissions to {campaign_name}
        </a>
      </p>
      <ErrorAlert messages={errors?.base} />
      <PageHeader title={title} description={<StateLine shown={shown} />} />
      <div class="deciding lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div class="min-w-0 max-lg:contents">
          <div class={isToDecide ? 'max-lg:order-first' : 'max-lg:order-1'}>
            <SubmissionFacts submission={submission} player={shown.player} />
            {submission.corrections.length > 0 && (
              <Card title="What has changed">
                <Corrections submission={submission} />
              </Card>
            )}
            <Checks submission={submission} />
          </div>
          <div class="max-lg:order-1">
            <ViewCurve explanation={explanation} />
            <WhatHappened happenings={happeningsOf(shown)} />
            {messages && <Conversation submission={submission} messages={messages} />}
          </div>
        </div>
        <div class="min-w-0 max-lg:contents">
          {mayDecide && decision && (
            <Undo
              organization_id={organization_id}
              submission_ids={[submission.id]}
              seconds={decision.seconds}
            >
              {decision.user_name ?? 'Someone'} has {actionDone(decision.action)} it.
            </Undo>
          )}
          {isToDecide && <Decision submission={submission} typed={typed} errors={errors} />}
          {next && (
            <Card title="What happens next">
              <p class="text-sm">{next}</p>
            </Card>
          )}
          <Disagreement submission={submission} />
          {isReversible && <Reversal submission={submission} />}
          {mayDecide && !decision && isPossible(submission, 'answer_appeal') && (
            <AppealAnswer submission={submission} typed={typed} errors={errors} />
          )}
          <WhyThisAmount
            explanation={explanation}
            submission={submission}
            transfersPath={campaignTransfersPath({ id: campaign_id, organization_id })}
          />
          <Flags flags={submission.flags} />
          {mayDecide && !decision && <FlagCard shown={shown} typed={typed} errors={errors} />}
        </div>
      </div>
    </Layout>
  )
}

type DecisionProps = { submission: SubmissionInList } & Pick<Props, 'typed' | 'errors'>

function Decision({ submission, typed, errors }: DecisionProps) {
  const path = campaignSubmissionPath(submission)
  const isTried = Object.hasOwn(Object(typed), 'rejection')

  return (
    <DecisionCard title="Your decision" about={aboutDecision(submission)}>
      {isPossible(submission, 'approve') && (
        <Form action={`${path}/approval`} class="contents">
          <SubmitButton>Approve</SubmitButton>
        </Form>
      )}
      <DecisionForm label="Reject…" isOpen={isTried}>
        <Form
          action={`${path}/rejection`}
          record="rejection"
          values={typedValues(typed, 'rejection')}
          errors={isTried ? errors : undefined}
        >
          <ReasonFields
            reasons={reasonsFor(submission)}
            needNote={reasonsWithNote(submission)}
            disclosure={disclosureIn(submission)}
          />
          <SubmitButton class="btn-error">Reject</SubmitButton>
        </Form>
      </DecisionForm>
    </DecisionCard>
  )
}

function aboutDecision(submission: SubmissionInList): string {
  if (submission.state === 'flagged')
    return 'It can be approved once no flag is open, and rejected now.'
  return isWithheld(submission)
    ? withheldForOrganization(submission)
    : `If you do not decide, a post that passes all checks is approved after ${timeLimits.decision.clean.words}.`
}

function FlagCard({
  shown,
  typed,
  errors,
}: { shown: ShownPost } & Pick<Props, 'typed' | 'errors'>) {
  const { submission } = shown
  const path = `${campaignSubmissionPath(submission)}/flag`
  const own = submission.flags.find(({ rule }) => rule === null)
  if (own?.ended_at === null)
    return (
      <Card title="Your flag">
        <Form action={path} method="delete">
          <SubmitButton>Lift flag</SubmitButton>
        </Form>
      </Card>
    )
  const isTried = Object.hasOwn(Object(typed), 'flag')
  // Flagging again would change nothing while the money is held already.
  if (own || submission.state === 'flagged' || !isPossible(submission, 'flag')) return null

  return (
    <Card
      title="Something seems wrong?"
      description={`A flag puts what is not in the creator’s balance yet on hold for ${timeLimits.organizationFlag.words}. You can flag a post once, and the creator sees why.`}
    >
      <details open={isTried}>
        <summary class="cursor-pointer text-sm font-medium">Flag this post…</summary>
        <div class="mt-4">
          <Form
            action={path}
            record="flag"
            values={typedValues(typed, 'flag')}
            errors={isTried ? errors : undefined}
          >
            <TextAreaField attribute="note" label="What is wrong" />
            <SubmitButton>Flag</SubmitButton>
          </Form>
        </div>
      </details>
    </Card>
  )
}
