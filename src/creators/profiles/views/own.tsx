import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { moneyValues } from '../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { creatorProfilePath, ownProfilePath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { rateKinds } from '../names.ts'
import type { OwnProfile } from '../queries.ts'
import type { ShownWork } from '../work.ts'
import { Checklist } from './checklist.tsx'
import { ProvedAccounts } from './proved-accounts.tsx'
import { PublishStep } from './publish-step.tsx'
import { RatesStep } from './rates-step.tsx'
import { AccountsStep, PictureRemoval, PictureStep, WorkStep } from './showing-steps.tsx'
import { AvailabilityStep, CountryStep, LanguagesStep, TopicsStep, WordsStep } from './steps.tsx'

type Props = {
  profile: OwnProfile
  /** The work that can be shown. */
  offered: ShownWork[]
  typed?: unknown
  errors?: AttributeErrors
}

/** The profile as its owner writes it: small steps, saved together. */
export function OwnProfilePage({ profile, offered, typed, errors }: Props) {
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
      <Form
        action={ownProfilePath}
        method="patch"
        record="profile"
        values={valuesOf(profile, typed)}
        errors={errors}
        multipart
        class=""
      >
        <PublishStep />
        <Card title="About you">
          <div class="space-y-6">
            <PictureStep profile={profile} />
            <WordsStep />
            <LanguagesStep />
            <TopicsStep />
            <CountryStep />
          </div>
        </Card>
        <AvailabilityStep />
        <RatesStep profile={profile} />
        <AccountsStep>
          <ProvedAccounts accounts={profile.accounts} />
        </AccountsStep>
        <WorkStep profile={profile} offered={offered} />
        <div class="save-bar">
          <SubmitButton>Save</SubmitButton>
          <p class="text-sm text-base-content/70">Saves everything on this page.</p>
        </div>
      </Form>
      <PictureRemoval profile={profile} />
    </Layout>
  )
}

function valuesOf(profile: OwnProfile, typed: unknown) {
  return {
    ...profile,
    published: profile.published_at !== null,
    shown_submission_ids: profile.shown_submissions.map((id) => encodeId('Submission', id)),
    ...typedValues(typed, 'profile'),
    ...moneyValues({ ...profile, ...zeroless(profile) }, rateKinds, typed, 'profile'),
  }
}

/** An amount of 0 says nothing, and its field is empty. */
function zeroless(profile: OwnProfile) {
  return Object.fromEntries(rateKinds.map((kind) => [kind, profile[kind] || null]))
}
