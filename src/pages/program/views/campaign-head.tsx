import { StackedMeter } from '../../../framework/views/charts/meter.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { focusStyles } from '../../../programs/banners.ts'
import { campaignPolicy } from '../../../programs/campaigns/policy.ts'
import { lastingInWords } from '../../../programs/campaigns/views/budget-forecast.ts'
import { CampaignStatus } from '../../../programs/campaigns/views/status.tsx'
import { termsInWords } from '../../../programs/campaigns/views/terms.ts'
import { UseAgain } from '../../../programs/views/use-again.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import { campaignLedgerPath } from '../../../vocabulary/addresses/ledger-urls.ts'
import {
  campaignFundingsPath,
  campaignTransfersPath,
  newCampaignFundingPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionsPath,
  filteredPath,
  reviewPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import {
  campaignBriefPath,
  campaignPath,
  discoverCampaignPath,
  duplicateCampaignPath,
  editCampaignPath,
  filePath,
  newCreatorInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { CampaignHead } from '../queries.ts'
import { ProgramHead } from './head.tsx'

type Props = { member: Member; campaign: CampaignHead; here: string }

export function CampaignTop({ member, campaign, here }: Props) {
  const { name, banner_image_key, total_budget_amount, owed_amount, currency } = campaign
  const path = campaignPath(campaign)

  return (
    <ProgramHead
      name={name}
      path={path}
      isFirst={here === path}
      banner={banner_image_key ? filePath(banner_image_key) : undefined}
      focus={focusStyles(campaign)}
      state={<CampaignStatus campaign={campaign} />}
      terms={<Terms campaign={campaign} />}
      {...actionsOf({ member, campaign })}
      tabs={tabsOf(member, campaign, here)}
    >
      {total_budget_amount > 0 && <BudgetMeter campaign={campaign} />}
      {owed_amount > 0 && (
        <p class="mt-3 text-sm">
          <strong>{formatMoney(owed_amount, currency)} of what creators earned</strong> waits for
          budget. It lapses if the campaign is settled without.
        </p>
      )}
    </ProgramHead>
  )
}

/** The pay of a campaign, and until when it is offered. */
function Terms({ campaign }: { campaign: CampaignHead }) {
  const { ends_at, finished_at } = campaign
  return (
    <>
      {termsInWords(campaign)}
      {finished_at ? (
        <>
          {' · '}ended <Time at={finished_at} isPoint />
        </>
      ) : (
        ends_at && (
          <>
            {' · '}ends <Time at={ends_at} isPoint />
          </>
        )
      )}
    </>
  )
}

/** All that can be done now: what waits, or is missing, comes first. */
function actionsOf({ member, campaign }: Pick<Props, 'member' | 'campaign'>) {
  const { status, pending_count, total_budget_amount, unused_amount, least_budget_amount } =
    campaign
  const mayUpdate = campaignPolicy.update(member)
  const isToReview = pending_count > 0
  const mayFund = mayUpdate && (status !== 'finished' || campaign.owed_amount > 0)
  // A draft that has its budget waits to be published, on its first page, and what runs needs no more yet.
  const isShort =
    status === 'draft'
      ? total_budget_amount === 0
      : campaign.owed_amount > 0 || unused_amount < (least_budget_amount ?? 1)
  const isToFund = mayFund && !isToReview && isShort

  const view = (
    <a href={discoverCampaignPath(campaign)} class="btn btn-sm">
      {status === 'draft' ? 'Preview as creators will see it' : 'View as a creator'}
    </a>
  )
  const invite = isAdmin(member) && status === 'active' && (
    <a
      href={newCreatorInvitationPath(member.organization, encodeId('Campaign', campaign.id))}
      class="btn btn-sm"
    >
      Invite creators
    </a>
  )
  const again = mayUpdate && <UseAgain action={duplicateCampaignPath(campaign)} />
  const fund = mayFund && (
    <a
      href={newCampaignFundingPath(campaign)}
      class={`btn btn-sm ${isToFund ? 'btn-primary' : ''}`}
    >
      Add budget
    </a>
  )
  const review = isToReview && (
    <a
      href={reviewPath({ id: campaign.organization_id }, { campaign_id: campaign.id })}
      class="btn btn-primary btn-sm"
    >
      Review {pending_count === 1 ? 'a post' : `${grouped(pending_count)} posts`}
    </a>
  )
  const first = review || (isToFund && fund) || invite || view
  const all = [view, invite, again, fund, review]
  return { first, others: all.filter((one) => one !== false && one !== first) }
}

function BudgetMeter({ campaign }: { campaign: CampaignHead }) {
  const { currency, fee_bps, used_amount, held_amount, unused_amount, burn_amount } = campaign
  const inWords = (amount: number) => formatMoney(amount, currency)
  const paid = used_amount - held_amount
  const pace = `at ${inWords(burn_amount)} a day`
  const posts = filteredPath(campaignSubmissionsPath(campaign), { order: 'most_granted' })
  const lasting = lastingInWords(campaign, {
    none: '',
    idle: '',
    ends: `ends before its budget runs out ${pace}`,
    long: `lasts over a year ${pace}`,
    today: `runs out today ${pace}`,
    on: (day) => `runs out on ${day} ${pace}`,
  })

  return (
    <StackedMeter
      name="Budget"
      parts={[
        {
          name: `in creators’ balances${(fee_bps ?? 0) > 0 ? ', with fees' : ''}`,
          value: paid,
          inWords: inWords(paid),
          look: 'first',
          href: posts,
        },
        {
          name: 'granted, not in their balances yet',
          value: held_amount,
          inWords: inWords(held_amount),
          look: 'second',
          href: posts,
        },
        {
          name: 'left',
          value: unused_amount,
          inWords: inWords(unused_amount),
          look: 'rest',
          href: campaignTransfersPath(campaign),
        },
      ]}
    >
      {[`${inWords(used_amount)} spent`, lasting].filter(Boolean).join(', ')}
    </StackedMeter>
  )
}

function tabsOf(member: Member, campaign: CampaignHead, here: string) {
  const tab = (name: string, ...addresses: string[]) => ({
    name,
    href: addresses[0] ?? '',
    isHere: addresses.includes(here),
  })
  const submissions = campaign.submissions_count
  return [
    tab('Overview', campaignPath(campaign)),
    {
      ...tab(
        submissions > 0 ? `Submissions ${grouped(submissions)}` : 'Submissions',
        campaignSubmissionsPath(campaign),
      ),
      waiting: campaign.pending_count,
    },
    tab('Brief', campaignBriefPath(campaign)),
    tab(
      'Money',
      campaignFundingsPath(campaign),
      campaignTransfersPath(campaign),
      campaignLedgerPath(campaign),
    ),
    ...(campaignPolicy.update(member) ? [tab('Settings', editCampaignPath(campaign))] : []),
  ]
}
