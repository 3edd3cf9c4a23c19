import type { AttributeErrors } from '../../../framework/errors.ts'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { creatorProfilePath } from '../../../vocabulary/addresses/urls.ts'
import type { OwnProfile } from '../queries.ts'
import type { ShownWork } from '../work.ts'
import { Checklist } from './checklist.tsx'
import { ProvedAccounts } from './proved-accounts.tsx'
import { PublishStep } from './publish-step.tsx'
import { RatesStep } from './rates-step.tsx'
import { AccountsStep, PictureStep, WorkStep } from './showing-steps.tsx'
import { AvailabilityStep, CountryStep, LanguagesStep, TopicsStep, WordsStep } from './steps.tsx'

type Props = {
  profile: OwnProfile
  /** The work that can be shown. */
  offered: ShownWork[]
  typed?: unknown
  errors?: AttributeErrors
}

/** The profile as its owner writes it: small steps, each saved by itself. */
export function OwnProfilePage({ profile, offered, typed, errors = {} }: Props) {
  const step = { profile, typed, errors }

  return (
    <Layout title="Creator profile">
      <PageHeader
        title="Creator profile"
        description="Brands you apply to see it. Everyone does once you publish it."
      >
        <a href={creatorProfilePath(profile)} class="btn btn-sm">
          See it as others do
        </a>
        {profile.published_at && (
          <ShareButton path={creatorProfilePath(profile)} title={displayName(profile)} />
        )}
      </PageHeader>
      <Checklist profile={profile} />
      <PublishStep {...step} />
      <PictureStep {...step} />
      <WordsStep {...step} />
      <LanguagesStep {...step} />
      <TopicsStep {...step} />
      <CountryStep {...step} />
      <AvailabilityStep {...step} />
      <RatesStep {...step} />
      <AccountsStep>
        <ProvedAccounts accounts={profile.accounts} />
      </AccountsStep>
      <WorkStep {...step} offered={offered} />
    </Layout>
  )
}
