import type { PlatformId } from '../../vocabulary/platforms.ts'
import type { CampaignOverview } from './queries.ts'

type PlatformPoints = { platform_id: PlatformId; view_counts: number[] }

/** The views of each platform at each point of a chart, the platform with most of them first. */
export function platformPoints({
  days,
  period,
}: Pick<CampaignOverview, 'days' | 'period'>): PlatformPoints[] {
  const shown = days.filter(({ at }) => at >= 0)
  const platforms = [...new Set(shown.map(({ platform_id }) => platform_id as PlatformId))]
  const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)
  return platforms
    .map((platform_id) => {
      const own = shown.filter((day) => day.platform_id === platform_id)
      const view_counts: number[] = []
      for (let at = 0; at * period.step < period.days; at++)
        view_counts.push(
          sum(own.filter((day) => day.at === at).map(({ view_count }) => view_count)),
        )
      return { platform_id, view_counts }
    })
    .sort((one, other) => sum(other.view_counts) - sum(one.view_counts))
}
