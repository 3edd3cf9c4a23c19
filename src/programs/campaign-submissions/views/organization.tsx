import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { organizationPostsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import type { StateCounts } from '../lists/counts.ts'
import type { PostFilters } from '../lists/filters.ts'
import type { ListedPost } from '../lists/queries.ts'
import type { PostSums } from '../lists/sums.ts'
import { CsvButtons } from './csv-buttons.tsx'
import { PostFilterBar } from './filters.tsx'
import { PeriodSums } from './period-sums.tsx'
import { SubmissionTable } from './submission-table.tsx'

type Props = {
  member: Member
  page: Page<ListedPost>
  filters: PostFilters
  counts: StateCounts
  sums: PostSums | undefined
}

/** The posts behind the figures of an organization, of all its campaigns. */
export function OrganizationPosts({ member, page, filters, counts, sums }: Props) {
  const path = organizationPostsPath(member.organization)
  return (
    <Layout title="Posts of all campaigns">
      <PageHeader
        title="Posts"
        description="Posts that creators submitted to all of your campaigns."
      >
        {page.total > 0 && <CsvButtons organization={member.organization} filters={filters} />}
      </PageHeader>
      <PostFilterBar path={path} filters={filters} counts={counts} />
      {sums && <PeriodSums filters={filters} sums={sums} />}
      <Live id="submissions" of={['submissions', 'messages']}>
        {page.total === 0 ? (
          <EmptyState icon="fileText" title="No such posts">
            Choose another state, platform or period above.
          </EmptyState>
        ) : (
          <SubmissionTable page={page} isWithCampaign />
        )}
        <Pagination page={page} />
      </Live>
    </Layout>
  )
}
