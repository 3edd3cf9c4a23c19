import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { DateTimeField } from '../../../../framework/views/fields/date-time-field.tsx'
import { RadioField, SelectField, TextField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Actor } from '../../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../../tables/campaigns/campaign-submissions.ts'
import {
  staffSubmissionPath,
  staffSubmissionsPath,
} from '../../../../vocabulary/addresses/submission-urls.ts'
import { Disagreement } from '../../appeals/views/disagreement.tsx'
import { Checks } from '../../checks/views/checks.tsx'
import { Corrections } from '../../corrections/views/corrections.tsx'
import { NotReal } from '../../counting/views/invalid-views.tsx'
import { ComparedCurve } from '../../flags/views/curve.tsx'
import { Flags } from '../../flags/views/flags.tsx'
import type { ShownPost } from '../../pages.ts'
import { WhyThisAmount } from '../../paying/views/why.tsx'
import { isNeutral, ownRejection } from '../../policy.ts'
import { isPossible, isWithheld } from '../../transitions.ts'
import { SubmissionFacts } from '../../views/post-facts.tsx'
import { SubmissionState } from '../../views/state.tsx'
import { reasonOptions, withheldInWords } from '../../words.ts'

type Props = {
  actor: Actor
  shown: ShownPost
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export function StaffSubmission({ actor, shown, typed, errors }: Props) {
  const { submission, explanation } = shown
  const { account_handle, campaign_name, organization_name, state } = submission

  return (
    <Layout title={`Post of @${account_handle}`}>
      <p class="mb-4 text-sm">
        <a href={staffSubmissionsPath} class="link link-hover text-base-content/70">
          Appeals and flags
        </a>
      </p>
      <ErrorAlert messages={errors?.base} />
      <PageHeader
        title={`Post of @${account_handle}`}
        description={`For ${campaign_name} of ${organization_name}.`}
      >
        <SubmissionState state={state} />
      </PageHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div class="min-w-0">
          <Disagreement submission={submission} />
          {submission.corrections.length > 0 && (
            <Card title="Corrections">
              <Corrections submission={submission} />
            </Card>
          )}
          <Flags flags={submission.flags} withEvidence />
          <ComparedCurve curve={shown.curve ?? []} />
          <SubmissionFacts submission={submission} player={shown.player} />
          <Checks submission={submission} />
          <WhyThisAmount explanation={explanation} submission={submission} />
        </div>
        <div class="min-w-0 max-lg:row-start-1">
          <Acts actor={actor} shown={shown} typed={typed} errors={errors} />
        </div>
      </div>
    </Layout>
  )
}

const withheldForStaff = (submission: CampaignSubmission) =>
  withheldInWords(submission, 'The creator has joined the organization.')

function Acts({ actor, shown, typed, errors }: Props) {
  const { submission } = shown
  const path = staffSubmissionPath(submission)
  // Each form has its own errors only, though some have fields of the same name.
  const form = (record: string) => ({
    record,
    values: typedValues(typed, record),
    errors: record in Object(typed) ? errors : undefined,
  })

  return (
    <>
      {isPossible(submission, 'approve') && isWithheld(submission) && (
        <Card
          title="Approve"
          description={`${withheldForStaff(submission)} So this post is not approved automatically. If no admin decides, you do.`}
        >
          <Form action={`${path}/approval`}>
            <SubmitButton>Approve</SubmitButton>
          </Form>
        </Card>
      )}
      {isPossible(submission, 'decide_appeal') &&
        !isNeutral(actor, submission, submission.corrections) && (
          <Card title="The appeal" description={ownRejection} />
        )}
      {isPossible(submission, 'decide_appeal') &&
        isNeutral(actor, submission, submission.corrections) && (
          <Card title="Decide the appeal">
            <Form action={`${path}/appeal_decision`} {...form('appeal_decision')}>
              <RadioField
                attribute="outcome"
                label="Who is right?"
                options={[
                  { value: 'accepted', label: 'The creator', hint: 'The post is approved.' },
                  { value: 'refused', label: 'The brand', hint: 'The rejection stands.' },
                ]}
              />
              <TextAreaField attribute="note" label="Note to both" optional />
              <SubmitButton>Decide</SubmitButton>
            </Form>
          </Card>
        )}
      {isPossible(submission, 'lift_flags') && (
        <Card title="Nothing is wrong?">
          <Form action={`${path}/flag`} method="delete">
            <SubmitButton>Lift all flags</SubmitButton>
          </Form>
        </Card>
      )}
      {isPossible(submission, 'reject', { isStaff: true }) && (
        <Card
          title="Reject"
          description="What is not in the creator’s balance yet goes back to the campaign."
        >
          <Form action={`${path}/rejection`} {...form('rejection')}>
            <SelectField attribute="reason" label="Reason" options={reasonOptions} />
            <TextAreaField attribute="note" label="Note" optional />
            <SubmitButton>Reject</SubmitButton>
          </Form>
        </Card>
      )}
      {isPossible(submission, 'invalidate') && <NotReal shown={shown} form={form} />}
      <Numbers path={path} form={form} />
    </>
  )
}

type NumbersProps = {
  path: string
  form: (record: string) => {
    record: string
    values: Record<string, unknown>
    errors: AttributeErrors | undefined
  }
}

function Numbers({ path, form }: NumbersProps) {
  return (
    <Card title="Numbers" description="For platforms we cannot read. Every entry is recorded.">
      <Form action={`${path}/snapshots`} {...form('snapshot')}>
        <TextField attribute="views" label="Views" inputmode="numeric" required />
        <TextField attribute="likes" label="Likes" inputmode="numeric" optional />
        <DateTimeField
          attribute="posted_at"
          label="When it was posted"
          hint="If you leave this empty, the views of the first reading are not paid: they may be from before the campaign."
        />
        <SubmitButton>Save numbers</SubmitButton>
      </Form>
      <details class="mt-5 border-t border-base-300 pt-4">
        <summary class="cursor-pointer text-sm font-medium">Take back the highest reading…</summary>
        <div class="mt-4">
          <Form action={`${path}/voiding`} {...form('voiding')}>
            <TextAreaField attribute="note" label="Why it is wrong" />
            <SubmitButton>Take back</SubmitButton>
          </Form>
        </div>
      </details>
    </Card>
  )
}
