import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { fundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { DeleteDraft } from '../../views/delete-draft.tsx'
import type { CampaignFacts } from '../moves/transitions.ts'
import { campaignPolicy } from '../policy.ts'
import { Purchases } from './purchases.tsx'
import { Share } from './share.tsx'
import { CampaignTransitions } from './transitions.tsx'

type Props = {
  member: Member
  campaign: Campaign
  /** The facts that decide about moves; without them no moves are shown. */
  facts?: CampaignFacts | undefined
  /** Money that has not arrived yet. */
  incoming?: Funding[]
  errors?: AttributeErrors
  /** The results of the campaign, once it was published. */
  children?: ComponentChildren
}

/** The first page of a campaign, below what stands above all of them. */
export function CampaignShow({ member, campaign, facts, incoming = [], errors, children }: Props) {
  const { name, status } = campaign
  const mayUpdate = campaignPolicy.update(member)

  return (
    <Layout title={name}>
      <ErrorAlert messages={errors?.base} />
      <Live id="overview" of={['campaigns', 'submissions']}>
        {status === 'active' && campaign.submissions_count === 0 && (
          <Share member={member} campaign={campaign} />
        )}
        {children}
        <div class="grid items-start gap-x-6 lg:grid-cols-2">
          {status === 'draft' && <Purchases campaign={campaign} feeBps={facts?.feeBps ?? 0} />}
          {mayUpdate && facts && (
            <div class={status === 'draft' ? '' : 'contents'}>
              <CampaignTransitions campaign={campaign} facts={facts} />
            </div>
          )}
          <Incoming incoming={incoming} />
        </div>
        {campaignPolicy.destroy(member) && status === 'draft' && facts?.isFunded && (
          <p class="mt-6 text-sm text-base-content/70">
            This draft cannot be deleted, because money was paid into it or is on its way. You can
            refund what is left of it.
          </p>
        )}
        {campaignPolicy.destroy(member) && status === 'draft' && !facts?.isFunded && (
          <DeleteDraft id="campaign" name={name} action={campaignPath(campaign)} />
        )}
      </Live>
    </Layout>
  )
}

/** Money on its way to the campaign, each with the page that says what is left to do for it. */
function Incoming({ incoming }: { incoming: Funding[] }) {
  if (incoming.length === 0) return null
  return (
    <Card
      title="Money on its way"
      description="It becomes budget when it arrives. This page then shows it by itself."
    >
      <ul class="space-y-2 text-sm">
        {incoming.map((funding) => (
          <li class="flex flex-wrap items-baseline justify-between gap-x-4">
            <a href={fundingPath(funding)} class="link font-medium">
              <Money amount={funding.amount} currency={funding.currency} />
              {funding.provider === 'manual' ? ' by bank transfer' : ' by card'}
            </a>
            <span class="text-base-content/70">
              {stateInWords(funding)}, <Time at={funding.created_at} after="since" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function stateInWords({ status, provider }: Funding): string {
  if (status === 'processing') return 'being processed'
  return provider === 'manual' ? 'not arrived yet' : 'not paid yet'
}
