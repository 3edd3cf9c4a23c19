import type { Page } from '../../../framework/pagination.ts'
import { Count } from '../../../framework/views/count.tsx'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { SelectField } from '../../../framework/views/fields.tsx'
import { Form } from '../../../framework/views/form.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { Money } from '../../../framework/views/money.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Pagination } from '../../../framework/views/pagination.tsx'
import { Table } from '../../../framework/views/table.tsx'
import { Time } from '../../../framework/views/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissionStates,
  rejectionReasons,
} from '../../../tables/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import {
  campaignDecisionsPath,
  campaignSubmissionPath,
  campaignSubmissionsPath,
} from '../../../vocabulary/submission-urls.ts'
import { PostPicture } from '../../submissions/views/post-picture.tsx'
import { Unread } from '../../submissions/views/unread.tsx'
import { submissionPolicy } from '../policy.ts'
import type { ReceivedPost } from '../queries.ts'
import { reasonName } from '../wording.ts'
import { SubmissionState, stateName } from './state.tsx'

type Props = {
  member: Member
  campaign: Campaign
  page: Page<ReceivedPost>
  state: CampaignSubmission['state'] | undefined
}

/** What was handed in to a campaign. Those that wait can be decided together. */
export function CampaignSubmissionIndex({ member, campaign, page, state }: Props) {
  const mayDecide = submissionPolicy.decide(member) && state === 'pending'

  return (
    <Layout title={`Submissions to ${campaign.name}`}>
      <PageHeader title="Submissions" description="Posts that creators submitted, newest first." />
      <States campaign={campaign} state={state} />
      <Live id="submissions" of={['submissions', 'messages']}>
        {page.total === 0 ? (
          <EmptyState
            icon="fileText"
            title={state ? `No posts are ${stateName(state)}` : 'No posts yet'}
          >
            {state
              ? 'Choose another state above.'
              : 'Creators find your campaign once it is published, and submit their posts here.'}
          </EmptyState>
        ) : mayDecide ? (
          <Form
            action={campaignDecisionsPath(campaign)}
            record="decision"
            values={{ reason: 'low_quality' }}
          >
            <SubmissionTable page={page} choose />
            <DecideTogether />
          </Form>
        ) : (
          <SubmissionTable page={page} />
        )}
        <Pagination page={page} />
      </Live>
    </Layout>
  )
}

function States({ campaign, state }: Pick<Props, 'campaign' | 'state'>) {
  const path = campaignSubmissionsPath(campaign)
  const link = (wanted: CampaignSubmission['state'] | undefined, name: string) => (
    <a
      href={wanted ? `${path}?state=${wanted}` : path}
      class={`btn btn-sm ${wanted === state ? 'btn-neutral' : 'btn-ghost'}`}
      aria-current={wanted === state ? 'page' : undefined}
    >
      {name}
    </a>
  )

  return (
    <nav aria-label="States" class="mb-4 flex flex-wrap gap-1">
      {link(undefined, 'all')}
      {campaignSubmissionStates.map((known) => link(known, stateName(known)))}
    </nav>
  )
}

function SubmissionTable({ page, choose = false }: { page: Page<ReceivedPost>; choose?: boolean }) {
  const chosen = {
    title: 'Choose',
    cell: (submission: ReceivedPost) => (
      <label class="grid place-items-center">
        <input
          type="checkbox"
          name="decision[submission_ids][]"
          value={encodeId('Submission', submission.id)}
          class="checkbox checkbox-sm"
          aria-label={`Choose the post of @${submission.account_handle}`}
        />
      </label>
    ),
  }

  return (
    <Table
      caption="Submissions"
      rows={page.rows}
      columns={[
        ...(choose ? [chosen] : []),
        {
          title: 'Creator',
          cell: (submission) => (
            <span class="flex items-center gap-3">
              <PostPicture post={submission} class="h-12 w-9" />
              <span>
                <a href={campaignSubmissionPath(submission)} class="link link-hover font-medium">
                  @{submission.account_handle}
                </a>
                <Unread count={submission.unread_messages_count} />
              </span>
            </span>
          ),
        },
        {
          title: 'Platform',
          class: 'max-sm:hidden',
          cell: ({ platform_id }) => platformNames[platform_id],
        },
        { title: 'State', cell: ({ state }) => <SubmissionState state={state} /> },
        { title: 'Views', cell: ({ view_count }) => <Count of={view_count} /> },
        {
          title: 'Granted',
          cell: ({ granted_amount, currency }) => (
            <Money amount={granted_amount} currency={currency} />
          ),
        },
        {
          title: 'Submitted',
          class: 'max-sm:hidden',
          cell: ({ created_at }) => <Time at={created_at} />,
        },
      ]}
    />
  )
}

function DecideTogether() {
  return (
    <div class="flex flex-wrap items-end gap-3">
      <button type="submit" name="decision[action]" value="approve" class="btn btn-primary btn-sm">
        Approve selected
      </button>
      <div class="w-56">
        <SelectField
          attribute="reason"
          label="Reason to reject"
          options={rejectionReasons
            .filter((value) => value !== 'other')
            .map((value) => ({ value, label: reasonName(value) }))}
        />
      </div>
      <button
        type="submit"
        name="decision[action]"
        value="reject"
        class="btn btn-error btn-outline btn-sm"
      >
        Reject selected
      </button>
    </div>
  )
}
