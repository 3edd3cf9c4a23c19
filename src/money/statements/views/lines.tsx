import { Led } from '../../../framework/views/values/led.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { payoutPath } from '../../../vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { discoverCampaignPath, discoverCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { StatementLine } from '../queries.ts'
import { describeLine } from '../words.ts'

/** Each movement, what it means, and what it changed. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  return (
    <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
      {lines.map((line) => (
        <li class="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 sm:px-5">
          <div class="min-w-0 flex-1 basis-60">
            <p class="text-sm font-medium break-words">
              <Led to={pathOf(line)}>{describeLine(line)}</Led>
            </p>
            <p class="mt-0.5 text-sm text-base-content/70">
              <Time at={line.created_at} />
              {line.platform_id && ` · ${platformNames[line.platform_id]} @${line.account_handle}`}
              <Program line={line} />
            </p>
          </div>
          <p class="text-sm tabular-nums sm:text-right">
            {changesOf(line).map(({ amount, place }) => (
              <span class="block">
                <span class="font-medium">{signed(amount, line.currency)}</span>{' '}
                <span class="text-base-content/70">{place}</span>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The post, the work for a collab, or the payout that a line is of. */
function pathOf({ submission_id, payout_id }: StatementLine): string | undefined {
  if (submission_id !== null) return ownSubmissionPath({ id: submission_id })
  return payout_id === null ? undefined : payoutPath({ id: payout_id })
}

function Program({ line }: { line: StatementLine }) {
  const { campaign_name, collab_name, organization_name } = line
  const name = campaign_name ?? collab_name
  return (
    <>
      {name !== null && (
        <>
          {' · '}
          <Led to={programPathOf(line)}>{name}</Led>
        </>
      )}
      {organization_name !== null && ` · ${organization_name}`}
    </>
  )
}

/** The page of the program, if it is not closed to them by now. */
function programPathOf({ campaign_id, collab_id, is_program_seen }: StatementLine) {
  if (!is_program_seen) return undefined
  if (campaign_id !== null) return discoverCampaignPath({ id: campaign_id })
  return collab_id === null ? undefined : discoverCollabPath({ id: collab_id })
}

function changesOf(line: StatementLine) {
  const { held_change, available_change, on_the_way_change } = line
  // More came into the balance on that day than was granted, so it is of earlier grants: their difference
  // would be neither.
  if (line.event === 'post_day' && held_change < 0 && available_change > 0)
    return [
      { amount: held_change + available_change, place: 'newly granted' },
      { amount: available_change, place: 'of earlier grants, now in your balance' },
    ].filter(({ amount }) => amount !== 0)
  // Money that only moved is one change: the half of it that leaves its place would look like a deduction.
  if (held_change < 0 && available_change === -held_change && on_the_way_change === 0)
    return [{ amount: available_change, place: `moved from ${fromOf(line)} to your balance` }]
  return [
    { amount: held_change, place: fromOf(line) },
    { amount: available_change, place: 'in your balance' },
    { amount: on_the_way_change, place: 'on its way' },
  ].filter(({ amount }) => amount !== 0)
}

const fromOf = ({ collab_id }: StatementLine) => (collab_id === null ? 'granted' : 'set aside')

function signed(amount: number, currency: string): string {
  const money = formatMoney(amount, currency)
  return amount > 0 ? `+${money}` : money.replace('-', '−')
}
