import { Card } from '../../../framework/views/card.tsx'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { Change, Figure, Figures } from '../../../framework/views/lists/figures.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { spanInWords } from '../../../framework/views/values/spans.ts'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import {
  campaignSubmissionsPath,
  filteredPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath, creatorsPath } from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { comparedSums, percentMore, pointsOf } from '../../overview/figures/sums.ts'
import { type PostsBehind, postsBehind } from '../../overview/links.ts'
import { withinPeriod } from '../../overview/period.ts'
import { BestPosts } from '../../overview/views/best-posts.tsx'
import { BurnDownCard } from '../../overview/views/burn-down.tsx'
import { Marked } from '../../overview/views/gains.tsx'
import { Periods } from '../../overview/views/periods.tsx'
import { viewGains } from '../../overview/views/views-and-spend.tsx'
import { shortDay } from '../../overview/views/words.ts'
import { platformPoints } from '../platforms.ts'
import type { CampaignOverview } from '../queries.ts'
import { TopCreators } from './top-creators.tsx'

type Props = { member: Member; campaign: Campaign; overview: CampaignOverview }

/** How a published campaign does. */
export function CampaignResults({ member, campaign, overview }: Props) {
  const { budget, best_posts, creators, period } = overview
  const path = campaignPath(campaign)
  const behind = postsBehind(overview, path, campaignSubmissionsPath(campaign))

  return (
    <>
      <div class="mb-4 flex justify-end">
        <Periods path={path} period={period} days={overview} />
      </div>
      <CampaignFigures campaign={campaign} overview={overview} behind={behind} />
      <div class="grid grid-cols-1 gap-x-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Platforms overview={overview} behind={behind} />
        {campaign.status === 'finished' ? (
          <TopCreators campaign={campaign} creators={creators} />
        ) : (
          <BurnDownCard budget={budget} mayFund={isAdmin(member)} leadsToPosts />
        )}
      </div>
      <div class="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
        <BestPosts posts={best_posts} description="Most views, of all approved posts" />
        {campaign.status !== 'finished' && <TopCreators campaign={campaign} creators={creators} />}
      </div>
    </>
  )
}

type Shown = { overview: CampaignOverview; behind: PostsBehind }

function CampaignFigures({ campaign, overview, behind }: Shown & Pick<Props, 'campaign'>) {
  const { now, before } = comparedSums(overview.days)
  const { currency } = overview.budget
  const [spent] = now.spent
  const cpm = spent?.effective_cpm_amount ?? null
  const cpmBefore = before.spent[0]?.effective_cpm_amount ?? 0

  return (
    <Figures>
      <Figure
        name="Views"
        href={behind.inPeriod()}
        note={<Change by={percentMore(now.view_count, before.view_count)} better="more" />}
      >
        <Count of={now.view_count} />
      </Figure>
      <Figure
        name="Effective CPM"
        href={behind.inPeriod()}
        note={
          cpm === null ? (
            'for 1,000 views'
          ) : (
            <Change by={percentMore(cpm, cpmBefore)} better="less" />
          )
        }
      >
        {cpm === null ? 'None yet' : <Money amount={cpm} currency={currency} />}
      </Figure>
      <Figure
        name="Creators"
        href={filteredPath(creatorsPath({ id: campaign.organization_id }), {
          program_id: encodeId('Campaign', campaign.id),
        })}
        note="who have submitted a post so far"
      >
        {grouped(overview.creators_count)}
      </Figure>
      <Figure
        name="Median decision"
        href={campaignSubmissionsPath(campaign)}
        note="from submission to your decision"
      >
        {overview.median_decision_seconds === null
          ? 'None yet'
          : spanInWords(overview.median_decision_seconds)}
      </Figure>
    </Figures>
  )
}

/** The most lines of a chart. More could not be told apart, so the rest of them is one line. */
const mostLines = 4

function Platforms({ overview, behind }: Shown) {
  const points = pointsOf(overview.days, overview.period, overview.first_day)
  const platforms = platformPoints(overview)
  const shown = platforms.length > mostLines ? platforms.slice(0, mostLines - 1) : platforms
  const rest = platforms.slice(shown.length)
  const lines = shown.map(({ platform_id, view_counts }) => ({
    ...viewGains(platformNames[platform_id], view_counts),
    href: behind.inPeriod({ platform_id }),
  }))
  const others = points.map((_, at) =>
    rest.reduce((before, { view_counts }) => before + (view_counts[at] ?? 0), 0),
  )
  const series = [...lines, ...(rest.length > 0 ? [viewGains('Others', others)] : [])]
  const views = overview.days.reduce(
    (before, { at, view_count }) => (at < 0 ? before : before + view_count),
    0,
  )

  if (lines.length === 0)
    return (
      <Card title="Views by platform">
        <p class="text-sm text-base-content/70">
          No views in this period. Once posts are approved, their views show up here day by day.
        </p>
      </Card>
    )
  return (
    <Card>
      <LineChart
        id="platforms"
        title="Views by platform"
        description={overview.period.step === 1 ? 'Each day' : 'Each week'}
        sentence={`${grouped(views)} views ${withinPeriod(overview.period)}, ${platforms.map(({ platform_id }) => platformNames[platform_id]).join(', ') || 'on no platform yet'}.`}
        labels={points.map(({ day }) => shortDay(day))}
        days={behind.points(points.map(({ day }) => day))}
        height="h-60"
        series={series}
        cutsPeaks
      />
      <Marked series={series} />
    </Card>
  )
}
