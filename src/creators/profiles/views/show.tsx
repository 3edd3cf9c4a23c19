import { previewOf } from '../../../framework/share-pictures/preview.ts'
import { Card } from '../../../framework/views/card.tsx'
import { PrintButton } from '../../../framework/views/forms/print-button.tsx'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { inviteToPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { creatorProfilePath, filePath, ownProfilePath } from '../../../vocabulary/addresses/urls.ts'
import { abridgedCount } from '../../../vocabulary/amounts/counts.ts'
import { categoryNames } from '../../../vocabulary/categories.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { languageName } from '../../../vocabulary/people/languages.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { RatingAverages } from '../../ratings/views/averages.tsx'
import { availabilityNames, rateKinds, rateNames } from '../names.ts'
import type { OwnProfile } from '../queries.ts'
import { shareCardOf } from '../share-card.ts'
import { ProvedAccounts } from './proved-accounts.tsx'
import { TrackRecord } from './track-record.tsx'
import { WorkShown } from './work-shown.tsx'

/** A creator as others see them, which prints as a media kit. */
export function CreatorProfileShow({ profile, isOwn }: { profile: OwnProfile; isOwn: boolean }) {
  const name = displayName(profile)
  const isPublished = profile.published_at !== null

  return (
    <Layout
      title={name}
      description={isPublished ? aboutThem(profile) : undefined}
      image={isPublished ? previewOf(creatorProfilePath(profile), shareCardOf(profile)) : undefined}
    >
      <Heading profile={profile} isOwn={isOwn} />
      {profile.words !== '' && (
        <Card title={`About ${name}`}>
          <p class="text-sm whitespace-pre-line wrap-anywhere">{profile.words}</p>
        </Card>
      )}
      <Card title="Verified accounts" description="The numbers are read from the platforms.">
        <ProvedAccounts accounts={profile.accounts} />
      </Card>
      <TrackRecord done={profile.track_record} />
      <RatingAverages ratings={profile.ratings} by="brands" />
      <Rates profile={profile} />
      <WorkShown work={profile.work} />
    </Layout>
  )
}

function Heading({ profile, isOwn }: { profile: OwnProfile; isOwn: boolean }) {
  const { avatar_key, country, languages, topics, availability, published_at } = profile
  const name = displayName(profile)
  const { organization } = useFrame()
  const isToInvite =
    !isOwn && published_at !== null && availability !== 'not_now' && organization?.isAdmin
  const places = [country && countryName(country), ...languages.map(languageName)].filter(Boolean)

  return (
    <div class="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      <div class="flex min-w-0 flex-1 basis-72 items-center gap-4">
        <Avatar
          name={name}
          src={avatar_key ? filePath(avatar_key) : undefined}
          class="size-20 text-2xl!"
        />
        <div class="min-w-0">
          <h1 class="page-title wrap-anywhere">{name}</h1>
          {places.length > 0 && (
            <p class="mt-1 text-sm text-base-content/70">{places.join(' · ')}</p>
          )}
          <p class="mt-2 flex flex-wrap gap-1.5">
            <Badge tone={availability === 'open' ? 'success' : 'neutral'}>
              {availabilityNames[availability]}
            </Badge>
            {topics.map((topic) => (
              <Badge>{categoryNames[topic]}</Badge>
            ))}
          </p>
        </div>
      </div>
      <div class="flex flex-wrap gap-2 print:hidden">
        {isOwn && (
          <a href={ownProfilePath} class="btn btn-sm">
            Edit
          </a>
        )}
        {isToInvite && (
          <a href={inviteToPath(organization.path, profile)} class="btn btn-sm btn-primary">
            Invite to a program
          </a>
        )}
        <PrintButton />
        {published_at && <ShareButton path={creatorProfilePath(profile)} title={name} />}
      </div>
    </div>
  )
}

function Rates({ profile }: { profile: OwnProfile }) {
  const told = rateKinds.filter((kind) => profile[kind] > 0)
  if (told.length === 0) return null

  return (
    <Card title="Rates" description="Prices start from these.">
      <Facts>
        {told.map((kind) => (
          <Fact name={rateNames[kind]}>
            <Money amount={profile[kind]} currency={profile.currency} />
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}

/** The line for previews of links: whom they reach, and what about. */
function aboutThem({ topics, accounts, words }: OwnProfile): string {
  const reach = accounts
    .filter(({ subscriber_count }) => subscriber_count !== null)
    .map(
      ({ platform_id, subscriber_count }) =>
        `${abridgedCount(subscriber_count ?? 0)} followers on ${platformNames[platform_id]}`,
    )
  const subjects = topics.map((topic) => categoryNames[topic]).join(', ')
  const parts = [subjects, reach.join(', '), words.replace(/\s+/g, ' ').slice(0, 120)]
  return parts.filter((part) => part !== '').join('. ') || 'A creator on Troupe.'
}
