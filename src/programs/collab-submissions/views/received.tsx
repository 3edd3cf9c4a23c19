import { decidedByOthers } from '../../../activity/records/own.ts'
import { Card } from '../../../framework/views/card.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { collabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { Conversation } from '../../messages/views/conversation.tsx'
import { ToMessages } from '../../messages/views/to-messages.tsx'
import { WhatHappened } from '../../submissions/views/what-happened.tsx'
import { Brief, FoldedBrief } from '../../views/brief.tsx'
import { ApplicantCard } from '../applicants/views/applicant-card.tsx'
import { Offers } from '../applying/views/offers.tsx'
import { Contents } from '../content/views/contents.tsx'
import { Extension } from '../content/views/extension.tsx'
import type { ShownWork } from '../pages.ts'
import { collabSubmissionPolicy } from '../policy.ts'
import { Posted } from '../posting/views/posted.tsx'
import { AddressCard, Shipments } from '../shipping/views/shipments.tsx'
import { isOffered } from '../transitions.ts'
import { nextStep } from '../words.ts'
import { happeningsOf } from './happenings.ts'
import { refusalsOf, type Tried } from './move-form.tsx'
import { nameOf } from './name.ts'
import { Outcome } from './outcome.tsx'
import { Quoted } from './quoted.tsx'
import { RatingsLink } from './ratings-link.tsx'
import { OrganizationExits, OrganizationStep, organizationNouns } from './received-forms.tsx'
import { SubmissionState } from './state.tsx'
import { Terms } from './terms.tsx'

/** A submission as the organization sees it. */
export function ReceivedSubmission(props: Tried & ShownWork) {
  const { member, submission, applicant, messages, feeBps, balance, player, ...tried } = props
  const { collab_id, organization_id, collab_name, address, accepted_at, due_at } = submission
  const creator = nameOf(submission)
  // Nobody decides about work of their own, also not one who joined the organization since.
  const isOwn = submission.user_id === member.user.id
  const mayDecide = collabSubmissionPolicy.decide(member) && !isOwn
  // The address stands beside the form, where it is copied from.
  const isToSend = mayDecide && isOffered(submission, 'ship')

  // Content is decided about after it was seen, beside what the brief asks for.
  const isToReview = mayDecide && isOffered(submission, 'approve')
  const step = mayDecide && (
    <OrganizationStep submission={submission} feeBps={feeBps} balance={balance} {...tried} />
  )

  return (
    <Layout title={`${creator}: ${collab_name}`}>
      <p class="mb-4 text-sm">
        <a
          href={collabSubmissionsPath({ id: collab_id, organization_id })}
          class="link link-hover text-base-content/70"
        >
          Applicants of {collab_name}
        </a>
      </p>
      <ErrorAlert messages={refusalsOf(tried, organizationNouns)} />
      <PageHeader title={creator}>
        <ToMessages />
      </PageHeader>
      <div class="deciding lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0 max-lg:contents">
          <Card title="Next step" description={nextStep(submission, 'organization')}>
            <p class="flex flex-wrap items-center gap-2 text-sm">
              <SubmissionState
                state={submission.state}
                isShipmentLate={submission.is_shipment_late}
              />
              {due_at && (
                <span>
                  <Time at={due_at} after="until" />
                </span>
              )}
            </p>
            {isOwn && <p class="mt-3 text-sm">{decidedByOthers('work')}</p>}
            <RatingsLink
              submission={submission}
              side="organization"
              name={creator}
              mayRate={mayDecide}
            />
          </Card>
          {!isToReview && step}
          <Posted submission={submission} player={player} />
          <Contents submission={submission} />
          {isToReview && <Brief html={submission.brief} />}
          {isToReview && step}
          <Card title={`${creator} writes`}>
            <Quoted text={submission.message} />
          </Card>
          {!isToReview && (
            <Card>
              <FoldedBrief html={submission.brief} />
            </Card>
          )}
          <Outcome submission={submission} />
          <WhatHappened happenings={happeningsOf(submission)} />
          <Conversation submission={submission} messages={messages} />
          {mayDecide && <OrganizationExits submission={submission} {...tried} />}
        </div>
        <div class="min-w-0">
          <Terms submission={submission} />
          <Offers submission={submission} />
          <Extension submission={submission} side="organization" />
          {submission.applicant && applicant && (
            <ApplicantCard applicant={submission.applicant} facts={applicant} />
          )}
          <Shipments submission={submission} />
          {accepted_at && address && !isToSend && <AddressCard address={address} />}
        </div>
      </div>
    </Layout>
  )
}
