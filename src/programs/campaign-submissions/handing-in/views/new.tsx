import { TrialHint } from '../../../../creators/social-accounts/views/trial-hint.tsx'
import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { RadioField, TextField } from '../../../../framework/views/fields/fields.tsx'
import { DraftOffer } from '../../../../framework/views/forms/draft-offer.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { PhoneFold } from '../../../../framework/views/phone-fold.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { handleIn } from '../../../../platforms/account-url.ts'
import { examplePostUrl } from '../../../../platforms/posts/no-post.ts'
import type { Campaign } from '../../../../tables/campaigns/campaigns.ts'
import type { SocialAccount } from '../../../../tables/users/social-accounts.ts'
import {
  handInPath,
  newHandInPath,
  ownSubmissionPath,
  postsToChooseFor,
} from '../../../../vocabulary/addresses/submission-urls.ts'
import {
  addressPathFrom,
  mePath,
  newSocialAccountPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../../vocabulary/ids.ts'
import { countryName } from '../../../../vocabulary/people/countries.ts'
import { platformNames } from '../../../../vocabulary/platforms.ts'
import type { TimeLimit } from '../../../../vocabulary/time/time-limits.ts'
import { limitsInWords, sharedRules } from '../../../campaigns/budget/rules.ts'
import { RequiredSound } from '../../../campaigns/views/facts.tsx'
import { Rules } from '../../../campaigns/views/rules.tsx'
import { ChoosePost } from '../../../submissions/views/choose-post.tsx'
import { timeLimits } from '../../time-limits.ts'

type Props = {
  campaign: Campaign
  accounts: SocialAccount[]
  /** The time for which what is granted is not in the balance yet. */
  hold: TimeLimit
  typed?: unknown
  errors?: AttributeErrors
  /** The submission of theirs with the same post. */
  submitted?: { id: number } | undefined
}

/** The page on which a creator hands in a post. */
export function HandInNew({ campaign, accounts, hold, typed, errors, submitted }: Props) {
  const { name, platform_ids, status } = campaign
  const platforms = platform_ids.map((id) => platformNames[id]).join(', ')

  return (
    <Layout title={`Submit a post to ${name}`}>
      <PageHeader title="Submit a post" description={`To ${name}.`} />
      <Terms campaign={campaign} hold={hold} />
      {status !== 'active' ? (
        <EmptyState icon="megaphone" title="It does not take posts right now">
          This campaign is {status}. Posts submitted earlier keep counting.
        </EmptyState>
      ) : accounts.length === 0 ? (
        <EmptyState icon="atSign" title="Connect an account first">
          <p>
            This campaign pays for posts on {platforms}. Connect your account there and verify it.
          </p>
          <p class="mt-4">
            <a href={newSocialAccountPath} class="btn btn-primary btn-sm">
              Connect an account
            </a>
          </p>
        </EmptyState>
      ) : (
        <Card>
          {submitted && (
            <p class="mb-5 text-sm">
              You have submitted this post already:{' '}
              <a href={ownSubmissionPath(submitted)} class="link">
                see how it does
              </a>
              .
            </p>
          )}
          <HandInForm campaign={campaign} accounts={accounts} typed={typed} errors={errors ?? {}} />
        </Card>
      )}
    </Layout>
  )
}

const byLink = { value: '', label: 'The account that the link belongs to' }

type FormProps = Required<Omit<Props, 'hold' | 'submitted'>>

function HandInForm({ campaign, accounts, typed, errors }: FormProps) {
  const options = accounts.map((account) => ({
    value: encodeId('SocialAccount', account.id),
    label: `${platformNames[account.platform_id]} · @${handleIn(account.account_url)}`,
  }))
  const choices = options.length > 1 ? [byLink, ...options] : options
  const values = { social_account_id: choices[0]?.value, ...typedValues(typed, 'submission') }

  return (
    <Form action={handInPath(campaign)} record="submission" values={values} errors={errors}>
      <DraftOffer forgetsRefused />
      <RadioField attribute="social_account_id" label="Posted with" options={choices} />
      <TextField
        attribute="post_url"
        label="Link to your post"
        inputmode="url"
        placeholder={examplePostUrl(accounts[0]?.platform_id ?? 'tiktok')}
        hint={`Copy it from the share menu of the post. The post must be public and at most ${timeLimits.postAge.words} old.`}
        required
        maxlength={2048}
      />
      <ChoosePost path={postsToChooseFor({ campaign })} />
      <TrialHint />
      {campaign.tiktok_music_id && (
        <p class="text-sm">
          <RequiredSound id={campaign.tiktok_music_id} />.
        </p>
      )}
      <p class="text-sm text-base-content/70">
        Mark the post as advertising, with the label of the platform or a word like #ad at the
        beginning of its caption. A post that is not marked can be rejected.
      </p>
      {campaign.countries.length > 0 && (
        <p class="text-sm text-base-content/70">
          For creators in {campaign.countries.map(countryName).join(', ')}.{' '}
          <a href={addressPathFrom(newHandInPath(campaign))} class="link" data-keeps-draft>
            Your address
          </a>{' '}
          says where you live. Without one, approval can take up to{' '}
          {timeLimits.decision.unclear.words}.
        </p>
      )}
      <PhoneFold summary="Who sees it, and your handle">
        <p class="text-sm max-sm:mt-2 text-base-content/70">
          Once it is approved, the campaign’s ledger shows your handle, this post, its views and
          what they earned: to the brand, to everyone who takes part, and to the public if the brand
          makes its ledger public. You can{' '}
          <a href={mePath} class="link" data-keeps-draft>
            hide your handle
          </a>{' '}
          there.
        </p>
      </PhoneFold>
      <SubmitButton>Submit post</SubmitButton>
    </Form>
  )
}

function Terms({ campaign, hold }: Pick<Props, 'campaign' | 'hold'>) {
  const money = (amount: number) => formatMoney(amount, campaign.currency)
  const { cpm_amount, base_reward_amount } = campaign
  const pay = [
    base_reward_amount > 0 && `${money(base_reward_amount)} for an approved post`,
    cpm_amount > 0 && `${money(cpm_amount)} for every 1,000 views`,
  ].filter((part) => part !== false)

  return (
    <Card title="What it earns" description={`${pay.join(' and ')}.`}>
      <Rules rules={limitsInWords(campaign)} />
      <div class="mt-3 sm:-mt-3">
        <PhoneFold summary="How it is counted and paid">
          <Rules rules={sharedRules(hold)} />
          {campaign.published_at && (
            <p class="mt-3 text-sm text-base-content/75">
              The campaign began <Time at={campaign.published_at} isPhrase />. Of a post from before
              that, only views after you submit it are paid.
            </p>
          )}
        </PhoneFold>
      </div>
    </Card>
  )
}
