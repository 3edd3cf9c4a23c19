import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { TickAll, TickedBar, tickedForm } from '../../../framework/views/lists/ticked.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import {
  campaignDecisionsPath,
  campaignSubmissionsPath,
  waitingPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { DecideTogether } from '../deciding/views/decide-together.tsx'
import { OwnDecisions } from '../deciding/views/own-decisions.tsx'
import { isEverything } from '../lists/filters.ts'
import type { ListProps } from '../pages.ts'
import { campaignSubmissionPolicy } from '../policy.ts'
import { stateName } from '../words.ts'
import { CsvButtons } from './csv-buttons.tsx'
import { PostFilterBar } from './filters.tsx'
import { PeriodSums } from './period-sums.tsx'
import { SubmissionTable } from './submission-table.tsx'

/** All that was handed in to a campaign. Those that wait can be decided together. */
export function CampaignSubmissionIndex(props: ListProps) {
  const { member, campaign, page, filters, own, typed, errors } = props
  const { state } = filters
  const isAll = isEverything(filters)
  const mayDecide = campaignSubmissionPolicy.decide(member) && state === 'pending'
  const values = typedValues(typed, 'decision')
  const here = waitingPath(campaign, page.number)

  return (
    <Layout title={`Submissions to ${campaign.name}`}>
      <ErrorAlert messages={errors?.submission_ids && ['Choose at least one post.']} />
      <PageHeader title="Submissions" description="Posts that creators submitted.">
        {page.total > 0 && (
          <CsvButtons
            organization={member.organization}
            filters={{ ...filters, campaign_id: encodeId('Campaign', campaign.id) }}
          />
        )}
      </PageHeader>
      <PostFilterBar
        path={campaignSubmissionsPath(campaign)}
        filters={filters}
        counts={props.counts}
      />
      {props.sums && <PeriodSums filters={filters} sums={props.sums} />}
      <Live id="submissions" of={['submissions', 'messages']}>
        <OwnDecisions
          organization={member.organization}
          own={own}
          query={new URLSearchParams({ return_to: here })}
        />
        {page.total === 0 ? (
          <EmptyState
            icon="fileText"
            title={
              state ? `No posts are ${stateName(state)}` : isAll ? 'No posts yet' : 'No such posts'
            }
          >
            {!isAll
              ? 'Choose another state, platform or period above.'
              : 'Creators find your campaign once it is published, and submit their posts here.'}
          </EmptyState>
        ) : mayDecide ? (
          <Form
            action={`${campaignDecisionsPath(campaign)}?page=${page.number}`}
            record="decision"
            values={values}
            errors={errors}
            data-unsaved="forget"
            {...tickedForm('post')}
          >
            <input type="hidden" name="return_to" value={here} />
            <TickAll count={page.rows.length} noun="post" />
            <SubmissionTable page={page} ticked={new Set([values.submission_ids].flat())} />
            <TickedBar noun="post" isOpen={errors !== undefined}>
              <DecideTogether organization={member.organization} errors={errors} />
            </TickedBar>
          </Form>
        ) : (
          <SubmissionTable page={page} />
        )}
        <Pagination page={page} address={errors && here} />
      </Live>
    </Layout>
  )
}
