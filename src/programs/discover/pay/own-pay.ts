import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../tables/actor.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { earnedByViews } from '../../../tables/campaigns/earnings.ts'
import { listings } from '../../../tables/listings.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'
import { usualViewsRows } from './usual-views.ts'

/** The usual views of whoever looks, as a table of a statement that compares by them. */
export const usualViewsTable = (viewer: Viewer): SQL =>
  sql`usual as materialized ${usualViewsRows(viewer?.user.id ?? 0)}`

/**
 * The amount that these views would earn in a campaign, as its card says it, in millionths of a euro: null if
 * that is nothing, or no account of theirs fits. The listing says what its currency is worth.
 */
export function ownPay(asked: PlatformId[]): SQL {
  const isAsked =
    asked.length === 0
      ? sql`true`
      : sql`platform_id in (${sql.join(
          asked.map((id) => sql`${id}`),
          sql`, `,
        )})`
  return sql`(
    select nullif(${earnedByViews(sql`best.views`, sql`${campaigns}`)}, 0)
      * ${listings.reference_amount} / nullif(${listings.pay_amount}, 0)
    from (
      select max(views) as views from usual
      where platform_id = any (${campaigns.platform_ids}) and ${isAsked}
      having count(*) > 0
    ) best)`
}
