import type { Config } from '../../../framework/config/config.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { DiscoverCampaign } from '../../../programs/discover/queries.ts'
import { Calculator } from '../../../programs/discover/views/calculator.tsx'
import { CampaignCard } from '../../../programs/discover/views/cards/campaign.tsx'
import { gridClass } from '../../../programs/discover/views/lists/programs.tsx'
import {
  discoverCampaignPath,
  discoverPath,
  newSessionPath,
} from '../../../vocabulary/addresses/urls.ts'
import { percentOf } from '../../../vocabulary/amounts/basis-points.ts'
import { Audiences } from './audiences.tsx'
import { Interface } from './interface.tsx'
import { Steps } from './steps.tsx'

type Props = Pick<Config, 'signups'> & {
  feeBps: number
  campaigns: DiscoverCampaign[]
  views: number
}

export function Welcome({ signups, feeBps, campaigns, views }: Props) {
  return (
    <Layout
      title="Creator programs for brands and creators"
      description="Brands put a budget behind a brief, creators earn for the views of their posts. Troupe keeps the terms, the budget and the results in one place."
    >
      <Hero signups={signups} campaigns={campaigns} views={views} />
      <RightNow campaigns={campaigns} />
      <Audiences />
      <Steps />
      <Price feeBps={feeBps} />
      <Interface />
      <Invitation signups={signups} />
    </Layout>
  )
}

function Hero({ signups, campaigns, views }: Omit<Props, 'feeBps'>) {
  const example = campaigns.find(({ cpm_amount }) => cpm_amount > 0)

  return (
    <section
      class={`grid grid-cols-1 items-center gap-12 py-6 lg:gap-16 lg:py-16 ${example ? 'lg:grid-cols-[1.25fr_1fr]' : ''}`}
    >
      <div>
        <p class="text-sm font-semibold text-primary">For brands and creators</p>
        <h1 class="mt-3 font-display text-5xl leading-[1.02] font-extrabold tracking-tight text-balance sm:text-6xl xl:text-7xl">
          Every view is worth something. See exactly what.
        </h1>
        <p class="mt-6 max-w-xl text-lg text-pretty text-base-content/75">
          Brands put a budget behind a brief. Creators post, and get paid for the views. Both see
          the same numbers: each view, each rule, each transfer.
        </p>
        <div class="mt-8 flex flex-wrap gap-3">
          <SignIn signups={signups} />
          <a href={discoverPath} class="btn btn-lg">
            See open programs
          </a>
        </div>
        <p class="mt-4 text-sm text-base-content/70">
          No password: you sign in with a code we mail you.
        </p>
      </div>
      {example && <HowItPays campaign={example} views={views} />}
    </section>
  )
}

/** A campaign that runs now, and what it would pay. */
function HowItPays({ campaign, views }: { campaign: DiscoverCampaign; views: number }) {
  return (
    <section class="rounded-box border border-base-300 bg-base-100 p-6 shadow-xl sm:p-8">
      <h2 class="font-display text-2xl font-bold tracking-tight text-balance">
        How a view becomes pay
      </h2>
      <p class="mt-1 mb-6 text-sm text-base-content/70">
        By the terms of{' '}
        <a href={discoverCampaignPath(campaign)} class="link">
          {campaign.name}
        </a>{' '}
        by {campaign.organization.name}, which takes posts right now.
      </p>
      <Calculator campaign={campaign} views={views} action="/" />
    </section>
  )
}

function RightNow({ campaigns }: Pick<Props, 'campaigns'>) {
  if (campaigns.length === 0) return null

  return (
    <section class="mt-10">
      <div class="mb-5 flex flex-wrap items-baseline justify-between gap-2">
        <h2 class="page-title">Who pays what right now</h2>
        <a href={discoverPath} class="link">
          All programs
        </a>
      </div>
      <ul class={gridClass}>
        {campaigns.map((campaign) => (
          <CampaignCard campaign={campaign} heading="h3" />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ signups }: Pick<Props, 'signups'>) {
  return (
    <section class="mt-24 rounded-box border border-primary/20 bg-linear-to-br from-primary/15 via-primary/5 to-secondary/15 px-6 py-16 text-center sm:px-12">
      <h2 class="page-title sm:text-4xl">The stage is yours.</h2>
      <p class="mx-auto mt-3 mb-8 max-w-lg text-pretty text-base-content/75">
        {signups === 'open'
          ? 'Sign in with your e-mail address. If you are new here, that creates your account.'
          : 'Sign in with the address you were invited at.'}
      </p>
      <SignIn signups={signups} />
    </section>
  )
}

function SignIn({ signups }: Pick<Props, 'signups'>) {
  return (
    <a href={newSessionPath()} class="btn btn-primary btn-lg">
      {callToAction(signups)}
      <Icon name="arrowRight" class="size-5" />
    </a>
  )
}

function callToAction(signups: Props['signups']): string {
  return signups === 'open' ? 'Get started' : 'Sign in'
}

/** The price of the service, before anybody signs up for it. */
function Price({ feeBps }: { feeBps: number }) {
  return (
    <section id="price" class="mt-24 scroll-mt-8">
      <h2 class="page-title">What it costs</h2>
      <p class="mt-4 max-w-2xl text-lg text-pretty text-base-content/75">
        {feeBps === 0
          ? 'At present there is no fee. Brands pay what creators earn, and creators get all of it.'
          : `Brands pay a fee of ${percentOf(feeBps)} on top of what creators earn, and only when they earn. Creators pay no fee.`}
      </p>
    </section>
  )
}
