import { shorten } from '../../../framework/rich-text/plain-text.ts'
import { previewOf } from '../../../framework/share-pictures/preview.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { newHandInPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath, discoverCampaignPath, filePath } from '../../../vocabulary/addresses/urls.ts'
import { thresholdInWords } from '../../campaigns/budget/rules.ts'
import { WantedFacts } from '../../campaigns/views/facts.tsx'
import { Rules } from '../../campaigns/views/rules.tsx'
import { Brief } from '../../views/brief.tsx'
import type { UsualViews } from '../pay/usual-views.ts'
import type { DiscoverCampaignWithBrief } from '../queries.ts'
import { campaignCardOf } from '../share-cards.ts'
import { Calculator } from './calculator.tsx'
import { BudgetLeft } from './cards/budget-left.tsx'
import { Rate } from './cards/rate.tsx'
import { DecisionFacts } from './decisions.tsx'
import { ProgramHead } from './head.tsx'
import { Joined } from './joined.tsx'
import { Notice } from './notice.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { TakePart } from './take-part.tsx'

type Props = {
  campaign: DiscoverCampaignWithBrief
  views: number
  /** The views that their posts usually reach where it lets them post, if that is known. */
  usual: UsualViews | undefined
  /** The rules by which views become pay. */
  rules: string[]
  /** The address at which everyone reads its books. */
  ledgerPath: string | null
}

const closed: Partial<Record<Props['campaign']['status'], string>> = {
  paused: 'This campaign is paused: it takes no new posts at the moment.',
  finished: 'This campaign is over: it takes no more posts.',
}

/** A campaign as creators see it. */
export function DiscoverCampaignShow({ campaign, views, usual, rules, ledgerPath }: Props) {
  const { name, status, banner_image_key, currency, organization } = campaign
  const threshold = thresholdInWords(campaign)
  const isForEveryone = organization.privacy_setting === 'public' && status !== 'draft'

  return (
    <Layout
      title={`${name} by ${organization.name}`}
      description={isForEveryone ? aboutIt(campaign) : undefined}
      image={
        banner_image_key
          ? { path: filePath(banner_image_key) }
          : previewOf(discoverCampaignPath(campaign), campaignCardOf(campaign))
      }
    >
      {closed[status] && <Notice>{closed[status]}</Notice>}
      {campaign.is_own && (
        <PreviewBar
          back={campaignPath(campaign)}
          name={status === 'draft' ? 'draft' : 'campaign'}
          isOut={status !== 'draft'}
        />
      )}
      <ProgramHead
        program={campaign}
        path={status === 'draft' ? undefined : discoverCampaignPath(campaign)}
      />
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div class="min-w-0 lg:col-start-2">
          <Card>
            <Rate campaign={campaign} class="text-4xl" />
            <div class="mt-5">
              <BudgetLeft campaign={campaign} />
            </div>
          </Card>
          {campaign.standing === 'joined' && (
            <Joined campaign={campaign} isOpen={status === 'active'} />
          )}
          {status === 'active' && campaign.standing !== 'joined' && (
            <TakePart
              path={discoverCampaignPath(campaign)}
              does="take part"
              next={{ path: newHandInPath(campaign), label: 'Submit a post' }}
            >
              Post on an account you have connected, then submit the link.
            </TakePart>
          )}
        </div>
        <div class="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Brief html={campaign.brief} />
          {status !== 'finished' && (
            <Card title="What would my post earn?">
              <Calculator
                campaign={campaign}
                views={views}
                usual={usual}
                action={discoverCampaignPath(campaign)}
              />
            </Card>
          )}
          <Card title="Who and where">
            <Facts>
              <WantedFacts campaign={campaign} />
            </Facts>
          </Card>
        </div>
        <div class="min-w-0 lg:col-start-2">
          <Card title="Terms">
            <Facts>
              {campaign.cpm_amount > 0 && (
                <Fact name="Per 1,000 views">
                  <Money amount={campaign.cpm_amount} currency={currency} />
                </Fact>
              )}
              {campaign.base_reward_amount > 0 && (
                <Fact name={['For each approved post', threshold].filter(Boolean).join(', ')}>
                  <Money amount={campaign.base_reward_amount} currency={currency} />
                </Fact>
              )}
              <Fact name="A post earns">
                {threshold ?? 'from the first view, once it is approved'}
              </Fact>
              <Fact name="Most a post can earn">
                {limit(campaign.max_payout_amount, currency) ?? 'No limit'}
              </Fact>
              <DecisionFacts figures={campaign} />
              {campaign.burn_amount > 0 && (
                <Fact name="Spent per day">
                  <Money amount={campaign.burn_amount} currency={currency} />
                </Fact>
              )}
              <End campaign={campaign} />
            </Facts>
            <Rules rules={rules} />
          </Card>
          {ledgerPath && <OpenBooks path={ledgerPath} />}
        </div>
      </div>
    </Layout>
  )
}

/** The end of a campaign, with the hour while it is near: posts are taken until then. */
function End({ campaign: { ends_at, finished_at } }: Pick<Props, 'campaign'>) {
  if (finished_at)
    return (
      <Fact name="Ended">
        <Time at={finished_at} isPoint />
      </Fact>
    )
  return <Fact name="Ends">{ends_at ? <Time at={ends_at} isPoint /> : 'Open end'}</Fact>
}

function limit(amount: number, currency: string) {
  return amount > 0 ? <Money amount={amount} currency={currency} /> : undefined
}

function aboutIt({ excerpt, organization }: Props['campaign']): string {
  return shorten(excerpt, 160) || `A campaign by ${organization.name} that pays for views.`
}

/** The way to the public ledger, for those who want to see how a brand pays before they begin. */
function OpenBooks({ path }: { path: string }) {
  return (
    <Card
      title="Public ledger"
      description="This brand shows everyone each post that counts, its verified views and what it was paid."
    >
      <a href={path} class="btn w-full">
        <Icon name="bookOpen" />
        Read the ledger
      </a>
    </Card>
  )
}
