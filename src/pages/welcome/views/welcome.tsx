import type { Config } from '../../../framework/config/config.ts'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { newSessionPath } from '../../../vocabulary/urls.ts'
import { Audiences } from './audiences.tsx'
import { ExampleCampaign } from './example-campaign.tsx'
import { Interface } from './interface.tsx'
import { Steps } from './steps.tsx'

type Props = Pick<Config, 'signups'>

export function Welcome({ signups }: Props) {
  return (
    <Layout
      title="Creator programs for brands and creators"
      description="Brands put a budget behind a brief, creators earn by the views of what they post. Troupe keeps the terms, the budget and the results in one place."
    >
      <Hero signups={signups} />
      <Audiences />
      <Steps />
      <Interface />
      <Invitation signups={signups} />
    </Layout>
  )
}

function Hero({ signups }: Props) {
  return (
    <section class="grid items-center gap-12 py-6 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-14">
      <div>
        <p class="text-sm font-semibold text-primary">For brands and creators</p>
        <h1 class="mt-3 text-4xl font-bold tracking-tight text-balance sm:text-5xl lg:text-6xl">
          Creator programs where views become pay.
        </h1>
        <p class="mt-6 max-w-xl text-lg text-pretty text-base-content/75">
          Brands put a budget behind a brief. Creators make the videos and earn by the views they
          get. Troupe keeps the terms, the budget and the results in one place that both can see.
        </p>
        <div class="mt-8 flex flex-wrap gap-3">
          <SignIn signups={signups} />
          <a href="#how" class="btn btn-ghost btn-lg max-sm:px-3">
            How it works
          </a>
        </div>
        <p class="mt-4 text-sm text-base-content/70">
          No password: you sign in with a code we mail you.
        </p>
      </div>
      <ExampleCampaign />
    </section>
  )
}

function Invitation({ signups }: Props) {
  return (
    <section class="mt-24 rounded-box border border-primary/20 bg-linear-to-br from-primary/15 via-primary/5 to-secondary/15 px-6 py-16 text-center sm:px-12">
      <h2 class="page-title sm:text-4xl">The stage is yours.</h2>
      <p class="mx-auto mt-3 mb-8 max-w-lg text-pretty text-base-content/75">
        {signups === 'open'
          ? 'Sign in with your e-mail address. If you are new here, that is your account.'
          : 'Sign in with the address you were invited at.'}
      </p>
      <SignIn signups={signups} />
    </section>
  )
}

function SignIn({ signups }: Props) {
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
