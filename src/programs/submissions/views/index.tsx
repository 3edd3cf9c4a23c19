import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { earningsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { mySubmissionsPath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { Work } from '../queries.ts'
import { type WorkStage, workStages } from '../stages.ts'
import { nextOf } from './next.ts'
import { OwnState } from './own-state.tsx'
import { Unread } from './unread.tsx'

const stageNames: Record<WorkStage, string> = {
  todo: 'yours to do',
  open: 'under way',
  ended: 'ended',
}

type Props = {
  page: Page<Work>
  stage: WorkStage | undefined
  /** Whether only posts for one campaign are asked for. */
  isOfCampaign: boolean
}

/** Posts for campaigns and applications to collabs, in one list. */
export function WorkIndex({ page, stage, isOfCampaign }: Props) {
  const campaign = isOfCampaign ? page.rows[0]?.program_name : undefined
  const title = campaign ? `Your posts for ${campaign}` : 'Your work'
  return (
    <Layout title={title}>
      <PageHeader
        title={title}
        description={
          isOfCampaign ? undefined : 'Your posts for campaigns, and the collabs you applied to.'
        }
      >
        {isOfCampaign && (
          <a href={mySubmissionsPath} class="btn btn-sm">
            All your work
          </a>
        )}
        <a href={earningsPath} class="btn btn-sm">
          Earnings
        </a>
      </PageHeader>
      <Live id="work" of={['submissions', 'messages']}>
        {(page.total > 0 || stage) && !isOfCampaign && <Stages stage={stage} />}
        {page.total === 0 ? <NoWork stage={stage} /> : <WorkTable rows={page.rows} />}
        <Pagination page={page} />
      </Live>
    </Layout>
  )
}

function NoWork({ stage }: Pick<Props, 'stage'>) {
  if (stage === undefined)
    return (
      <EmptyState icon="handshake" title="Nothing here yet">
        Find a campaign or collab, and submit a post or apply. It shows up here with what comes
        next.
      </EmptyState>
    )
  return (
    <EmptyState icon="circleCheck" title={stage === 'todo' ? 'All done' : 'Nothing here'}>
      {stage === 'todo'
        ? 'Nothing waits for you. Whatever does shows up here first.'
        : 'None of your work is at this stage.'}
    </EmptyState>
  )
}

function WorkTable({ rows }: { rows: Work[] }) {
  return (
    <Table
      caption="Your work"
      rows={rows}
      columns={[
        {
          title: 'Program',
          cell: (work) => (
            <span class="flex gap-3">
              <WorkPicture work={work} />
              <span class="min-w-0">
                <a href={ownSubmissionPath(work)} class="link font-medium break-words">
                  {work.program_name}
                </a>
                <span class="block text-sm break-words text-base-content/70">
                  {work.organization_name}
                </span>
                <Posted work={work} />
                <Unread count={work.unread_messages_count} />
              </span>
            </span>
          ),
        },
        {
          title: 'State',
          cell: (work) => (
            <span class="min-w-0 text-sm">
              <OwnState of={{ ...work, granted_amount: work.amount }} />
              <span class="mt-1 block">{nextOf(work)}</span>
              {work.due_at && (
                <span class="block text-base-content/70">
                  <Time at={work.due_at} after="until" />
                </span>
              )}
            </span>
          ),
        },
        {
          title: 'Submitted',
          class: 'max-xl:hidden',
          cell: ({ created_at }) => <Time at={created_at} />,
        },
        {
          title: 'Views',
          cell: ({ view_count }) => <Count of={view_count} />,
        },
        {
          title: 'Earned',
          cell: ({ kind, earned_amount, amount, currency }) => (
            <span>
              <Money amount={earned_amount} currency={currency} />
              {kind === 'collab' && earned_amount !== amount && (
                <span class="block text-sm text-base-content/70">
                  of <Money amount={amount} currency={currency} />
                </span>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}

function Stages({ stage }: Pick<Props, 'stage'>) {
  const link = (wanted: WorkStage | undefined, name: string) => (
    <a
      href={wanted ? `${mySubmissionsPath}?stage=${wanted}` : mySubmissionsPath}
      class={`btn btn-sm ${wanted === stage ? 'btn-neutral' : 'btn-ghost'}`}
      aria-current={wanted === stage ? 'page' : undefined}
    >
      {name}
    </a>
  )

  return (
    <nav aria-label="Stages" class="mb-4 flex flex-wrap gap-1">
      {link(undefined, 'all')}
      {workStages.map((known) => link(known, stageNames[known]))}
    </nav>
  )
}

/** The picture of the post, or the sign that there is none yet. */
function WorkPicture({ work: { picture_key, platform_id } }: { work: Work }) {
  const size = 'h-16 w-12 shrink-0'
  if (platform_id !== null) return <PostPicture post={{ picture_key, platform_id }} class={size} />
  return (
    <span class={`post-picture grid place-items-center ${size}`} aria-hidden="true">
      <Icon name="handshake" class="size-5 text-base-content/70" />
    </span>
  )
}

/** The platform and day of a post, so that several for one campaign can be told apart. */
function Posted({ work: { platform_id, post_url, posted_at } }: { work: Work }) {
  if (platform_id === null || post_url === null) return null
  return (
    <span class="block text-sm text-base-content/70">
      {platformNames[platform_id]}
      {posted_at && (
        <>
          , posted <Time at={posted_at} isPhrase />
        </>
      )}
      <a href={post_url} class="link block truncate sm:max-w-52" rel="noopener nofollow noreferrer">
        {post_url.replace(/^https:\/\/(www\.)?/, '').replace(/^[^/]+\//, '')}
      </a>
    </span>
  )
}
