import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { ReportedSums } from '../../../money/reporting/views/sums.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import { organizationPostsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { newCampaignPath, organizationPath } from '../../../vocabulary/addresses/urls.ts'
import { comparedSums, pointsOf, reportedSpend } from '../figures/sums.ts'
import { postsBehind } from '../links.ts'
import { withinPeriod } from '../period.ts'
import type { Overview } from '../queries.ts'
import { BestPosts } from './best-posts.tsx'
import { BurnDownCard } from './burn-down.tsx'
import { OverviewFigures } from './figures.tsx'
import { Periods } from './periods.tsx'
import { ViewsAndSpend } from './views-and-spend.tsx'
import { Waits } from './waits.tsx'
import { situationInWords } from './words.ts'

type Props = { member: Member; overview: Overview; now: number }

/** How an organization's programs do, and what waits for it. */
export function BrandHome({ member, overview, now: at }: Props) {
  const { organization, user } = member
  const { period, days, first_day, budget, waits, best_posts } = overview
  const { now, before } = comparedSums(days)
  const path = organizationPath(organization)
  const behind = postsBehind(overview, path, organizationPostsPath(organization))

  return (
    <Layout title={`Home of ${organization.name}`}>
      <PageHeader title={greeting(user.name)} description={situationInWords(overview, at)}>
        <Periods path={path} period={period} days={overview} />
        {isAdmin(member) && (
          <a href={newCampaignPath(organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            New campaign
          </a>
        )}
      </PageHeader>
      <Live id="overview" of={['campaigns', 'submissions']}>
        {/* On a phone, what waits comes before all figures. */}
        <div class="max-md:flex max-md:flex-col max-md:*:min-w-0">
          <OverviewFigures
            organization={organization}
            now={now}
            before={before}
            behind={behind}
            collabs={overview.collab_views}
          />
          <ReportedSums
            reported={reportedSpend(overview)}
            parts={[
              ['used_amount', 'spent on campaigns'],
              ['collab_amount', 'for collabs'],
            ]}
          />
          <div class="grid grid-cols-1 items-start gap-x-6 max-md:contents xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div class="min-w-0">
              <ViewsAndSpend
                points={pointsOf(days, period, first_day)}
                period={period}
                now={now}
                behind={behind}
              />
              <BestPosts
                posts={best_posts}
                description={`Approved ${withinPeriod(period)}`}
                isWithCampaign
              />
            </div>
            <div class="min-w-0 max-xl:row-start-1 max-md:contents">
              <div class="max-md:order-first">
                <Waits organization={organization} waits={waits} />
              </div>
              {budget && <BurnDownCard budget={budget} mayFund={isAdmin(member)} leadsToPosts />}
            </div>
          </div>
        </div>
      </Live>
    </Layout>
  )
}

function greeting(name: string): string {
  const [first] = name.split(' ')
  return first ? `Hello, ${first}` : 'Hello'
}
