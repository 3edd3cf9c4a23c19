import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { earningsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { mySubmissionsPath } from '../../../vocabulary/addresses/urls.ts'
import type { OwnSubmission } from '../queries.ts'
import { type SubmissionStage, submissionStages } from '../stages.ts'
import { OwnSubmissionTable } from './own-submission-table.tsx'

const stageNames: Record<SubmissionStage, string> = {
  todo: 'yours to do',
  open: 'under way',
  ended: 'ended',
}

type Props = {
  page: Page<OwnSubmission>
  stage: SubmissionStage | undefined
  /** Whether only posts for one campaign are asked for. */
  isOfCampaign: boolean
}

export function OwnSubmissionIndex({ page, stage, isOfCampaign }: Props) {
  const campaign = isOfCampaign ? page.rows[0]?.program_name : undefined
  const title = campaign ? `Your posts for ${campaign}` : 'Your work'
  const ended = page.rows.filter(({ is_past }) => is_past)
  const current = page.rows.filter(({ is_past }) => !is_past)
  const isFolded = stage === undefined && current.length > 0 && ended.length > 0

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
        {page.total === 0 && <NoWork stage={stage} />}
        <OwnSubmissionTable caption="Your work" rows={isFolded ? current : page.rows} />
      </Live>
      {isFolded && <Ended rows={ended} />}
      <Pagination page={page} />
    </Layout>
  )
}

/** Work that nothing is left to do for, below what there is. It stays open while what is in it changes. */
function Ended({ rows }: { rows: OwnSubmission[] }) {
  return (
    <details class="mt-6">
      <summary class="mb-3 cursor-pointer font-medium">Ended</summary>
      <Live id="ended-work" of={['submissions', 'messages']}>
        <OwnSubmissionTable caption="Ended work" rows={rows} />
      </Live>
    </details>
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

function Stages({ stage }: Pick<Props, 'stage'>) {
  const link = (wanted: SubmissionStage | undefined, name: string) => (
    <a
      href={wanted ? `${mySubmissionsPath}?stage=${wanted}` : mySubmissionsPath}
      class={`btn btn-sm ${wanted === stage ? 'btn-neutral' : 'btn-ghost'}`}
      aria-current={wanted === stage ? 'page' : undefined}
    >
      <span class="first-letter:uppercase">{name}</span>
    </a>
  )

  return (
    <nav aria-label="Stages" class="mb-4 flex flex-wrap gap-1">
      {link(undefined, 'all')}
      {submissionStages.map((known) => link(known, stageNames[known]))}
    </nav>
  )
}
