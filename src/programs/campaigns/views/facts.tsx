import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Campaign, CampaignSummary } from '../../../tables/campaigns/campaigns.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { categoryNames } from '../../../vocabulary/categories.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { contentTypeNames } from './names.ts'

export function CampaignFactCards({ campaign }: { campaign: Campaign }) {
  const { currency, base_reward_amount, min_payout_amount, max_payout_amount } = campaign

  return (
    <>
      <Card title="Terms">
        <Facts>
          <Fact name="Rate per 1,000 views">
            <Money amount={campaign.cpm_amount} currency={currency} />
          </Fact>
          <Fact name="Base reward">
            {base_reward_amount > 0 ? (
              <Money amount={base_reward_amount} currency={currency} />
            ) : (
              'None'
            )}
          </Fact>
          <Fact name="Minimum payout">
            {min_payout_amount > 0 ? (
              <Money amount={min_payout_amount} currency={currency} />
            ) : (
              'None'
            )}
          </Fact>
          <Fact name="Maximum payout">
            {max_payout_amount > 0 ? (
              <Money amount={max_payout_amount} currency={currency} />
            ) : (
              'No limit'
            )}
          </Fact>
          <WantedFacts campaign={campaign} />
        </Facts>
      </Card>
      <Card title="So far">
        <Facts>
          <Fact name="Views">{grouped(campaign.view_count)}</Fact>
          <Fact name="Submissions">{grouped(campaign.submissions_count)}</Fact>
          <Fact name="Created">
            <Time at={campaign.created_at} />
          </Fact>
          <Fact name="Published">
            {campaign.published_at ? <Time at={campaign.published_at} /> : 'Not yet'}
          </Fact>
          <Fact name="Budget alerts">
            {campaign.budget_alerts.map((share) => `${share}%`).join(', ') || 'None'}
          </Fact>
          {campaign.paused_at && (
            <Fact name="Paused">
              <Time at={campaign.paused_at} />
              {campaign.paused_by === 'budget' && ', because its budget was spent'}
            </Fact>
          )}
          {campaign.finished_at ? (
            <Fact name="Finished">
              <Time at={campaign.finished_at} />
            </Fact>
          ) : (
            <Fact name="Ends">
              {campaign.ends_at ? <Time at={campaign.ends_at} isPoint /> : 'Open end'}
            </Fact>
          )}
        </Facts>
      </Card>
    </>
  )
}

/** Which posts are wanted, and where: the organization and everyone in discover read the same. */
export function WantedFacts({ campaign }: { campaign: CampaignSummary }) {
  return (
    <>
      <Fact name="Platforms">
        {campaign.platform_ids.map((id) => platformNames[id]).join(', ') || 'None yet'}
      </Fact>
      <Fact name="Countries">{campaign.countries.map(countryName).join(', ') || 'Everywhere'}</Fact>
      <Fact name="Kind of content">{contentTypeNames[campaign.content_type]}</Fact>
      <Fact name="Category">{categoryNames[campaign.category]}</Fact>
      {campaign.tiktok_music_id && (
        <Fact name="TikTok sound">
          <RequiredSound id={campaign.tiktok_music_id} />
        </Fact>
      )}
    </>
  )
}

/** The sound that posts must use. TikTok finds it by its id, whatever stands before that. */
export function RequiredSound({ id }: { id: string }) {
  return (
    <>
      Posts on TikTok have to use this sound:{' '}
      <a href={`https://www.tiktok.com/music/sound-${id}`} rel="noopener nofollow" class="link">
        listen on TikTok
      </a>
    </>
  )
}
