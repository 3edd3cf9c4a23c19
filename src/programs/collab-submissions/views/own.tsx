import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { earningsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { mySubmissionsPath } from '../../../vocabulary/addresses/urls.ts'
import type { ShownMessage } from '../../messages/queries.ts'
import { Conversation } from '../../messages/views/conversation.tsx'
import { ToMessages } from '../../messages/views/to-messages.tsx'
import { OwnState } from '../../submissions/views/own-state.tsx'
import { WhatHappened } from '../../submissions/views/what-happened.tsx'
import { Brief } from '../../views/brief.tsx'
import { isOffer } from '../applying/prices.ts'
import { Offers } from '../applying/views/offers.tsx'
import { Contents } from '../content/views/contents.tsx'
import { Extension } from '../content/views/extension.tsx'
import { Posted } from '../posting/views/posted.tsx'
import type { FoundSubmission } from '../queries.ts'
import { AddressCard, Shipments } from '../shipping/views/shipments.tsx'
import { isOffered } from '../transitions.ts'
import { nextStep } from '../words.ts'
import { happeningsOf } from './happenings.ts'
import { refusalsOf, type Tried } from './move-form.tsx'
import { Outcome } from './outcome.tsx'
import { CreatorForms, creatorNouns } from './own-forms.tsx'
import { Price } from './price.tsx'
import { Quoted } from './quoted.tsx'
import { RatingsLink } from './ratings-link.tsx'
import { Terms } from './terms.tsx'

type Props = Tried & { submission: FoundSubmission; messages: ShownMessage[] }

/** A submission as its creator sees it. */
export function OwnSubmission({ submission, messages, ...tried }: Props) {
  const { collab_name, organization_name, due_at, address, state } = submission
  // The changes that are asked for are read before a new version is made.
  const isToChange = state === 'changes_requested'
  const asked = submission.contents.at(-1)?.change_note

  return (
    <Layout title={collab_name}>
      <p class="mb-4 text-sm">
        <a href={mySubmissionsPath} class="link link-hover text-base-content/70">
          Your work
        </a>
      </p>
      <ErrorAlert messages={refusalsOf(tried, creatorNouns)} />
      <PageHeader title={collab_name} description={organization_name}>
        <ToMessages />
      </PageHeader>
      <div class="deciding lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0 max-lg:contents">
          <Card title="Next step" description={nextStep(submission, 'creator')}>
            <p class="flex flex-wrap items-center gap-2 text-sm">
              <OwnState of={{ ...submission, kind: 'collab', is_offer: isOffer(submission) }} />
              {due_at && (
                <span>
                  <Time at={due_at} after="until" />
                </span>
              )}
            </p>
            <Price submission={submission} />
            {isToChange && asked && (
              <div class="mt-4">
                <p class="mb-1 text-sm font-medium">{organization_name} asks for changes</p>
                <Quoted text={asked} />
              </div>
            )}
            {submission.paid_amount > 0 && (
              <a href={earningsPath} class="btn btn-primary btn-sm mt-4">
                See your earnings
              </a>
            )}
            <RatingsLink submission={submission} side="creator" name={organization_name} />
          </Card>
          {isToChange && <Contents submission={submission} />}
          <CreatorForms submission={submission} {...tried} />
          <Outcome submission={submission} />
          <Posted submission={submission} />
          {!isToChange && <Contents submission={submission} />}
          <Brief html={submission.brief} />
          <WhatHappened happenings={happeningsOf(submission)} />
          <Conversation submission={submission} messages={messages} />
        </div>
        <div class="min-w-0">
          <Terms submission={submission} isOwn />
          <Offers submission={submission} />
          <Extension submission={submission} side="creator" />
          <Shipments submission={submission} />
          {address && <AddressCard address={address} />}
          <Card title="Your message">
            <Quoted text={submission.message} />
          </Card>
          {isOffered(submission, 'withdraw') && (
            <Confirm
              id="withdrawal"
              label="Withdraw"
              title={`Withdraw from ${collab_name}?`}
              action={`${ownSubmissionPath(submission)}/withdrawal`}
              method="post"
              confirm="Withdraw"
            >
              The work ends here, and what is set aside for you goes back to {organization_name}.
              This cannot be undone.
            </Confirm>
          )}
        </div>
      </div>
    </Layout>
  )
}
