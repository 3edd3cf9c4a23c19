import type { ComponentChildren } from 'preact'
import { RatingAverages } from '../../../creators/ratings/views/averages.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Figure, Figures } from '../../../framework/views/lists/figures.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { displayName } from '../../../tables/users/users.ts'
import {
  filteredPath,
  organizationPostsPath,
  submissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorProfilePath } from '../../../vocabulary/addresses/urls.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { currencyName } from '../../../vocabulary/amounts/currencies.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { KnownCreator } from '../creator.ts'
import type { Result } from '../results.ts'
import { CreatorPosts } from './posts.tsx'
import { CreatorWork } from './work.tsx'

type Props = { creator: KnownCreator; children: ComponentChildren }

/** One creator as an organization knows them: what came of their work, and what it keeps in mind. */
export function CreatorShow({ creator, children }: Props) {
  const { results } = creator
  const latest = latestWork(creator)

  return (
    <Layout title={displayName(creator)}>
      <PageHeader title={displayName(creator)} description={<About creator={creator} />}>
        {creator.has_profile && (
          <a href={creatorProfilePath({ id: creator.user_id })} class="btn btn-sm">
            <Icon name="user" />
            Profile
          </a>
        )}
        {latest && (
          <a href={`${submissionPath(latest)}#messages`} class="btn btn-primary btn-sm">
            <Icon name="messageCircle" />
            Write a message
          </a>
        )}
      </PageHeader>
      {results.map((result) => (
        <Results creator={creator} result={result} isNamed={results.length > 1} />
      ))}
      <div class="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-2">
        <div class="min-w-0">
          <CreatorPosts creator={creator} />
          <CreatorWork creator={creator} />
          <RatingAverages ratings={creator.ratings} by="brands" />
        </div>
        <div class="min-w-0">{children}</div>
      </div>
    </Layout>
  )
}

/** The work that is spoken about: the one that was begun last. */
function latestWork({ posts, collabs }: KnownCreator): { id: number } | undefined {
  const begun = [...posts, ...collabs]
  return begun.sort((one, other) => other.created_at.localeCompare(one.created_at))[0]
}

function About({ creator }: { creator: KnownCreator }) {
  const { follower_count, ratings, groups } = creator
  return (
    <>
      {accountsOf(creator)}
      {follower_count !== null && (
        <>
          {' · '}
          <Count of={follower_count} /> followers
        </>
      )}
      {ratings.count > 0 && ` · rated ${ratings.average} of 5`}
      {groups.length > 0 && (
        <span class="mt-2 flex flex-wrap gap-1">
          {groups.map(({ name }) => (
            <Badge>{name}</Badge>
          ))}
        </span>
      )}
    </>
  )
}

function accountsOf({ accounts }: KnownCreator): string {
  if (accounts.length === 0) return 'Has not submitted a post yet.'
  return accounts
    .map(({ platform_id, account_handle }) => `${account_handle} on ${platformNames[platform_id]}`)
    .join(', ')
}

type ResultsProps = { creator: KnownCreator; result: Result; isNamed: boolean }

function Results({ creator, result, isNamed }: ResultsProps) {
  const { currency, submissions_count, approved_percent, view_count, effective_cpm_amount } = result
  const { used_amount, collabs_count, completed_count, collab_amount } = result
  const posts = filteredPath(organizationPostsPath({ id: creator.organization_id }), {
    user_id: encodeId('User', creator.user_id),
  })
  const href = submissions_count > 0 ? posts : undefined

  return (
    <section>
      {isNamed && (
        <h2 class="mb-3 font-display text-lg font-bold tracking-tight">{currencyName(currency)}</h2>
      )}
      <Figures>
        <Figure name="Views" href={href} note={counted(submissions_count, 'post')}>
          <Count of={view_count} />
        </Figure>
        <Figure
          name="Spent"
          href={href}
          note={
            collab_amount > 0 && (
              <>
                and <Money amount={collab_amount} currency={currency} /> for collabs
              </>
            )
          }
        >
          <Money amount={used_amount} currency={currency} />
        </Figure>
        <Figure name="Effective CPM" href={href} note="what 1,000 views cost">
          {effective_cpm_amount === null ? (
            '–'
          ) : (
            <Money amount={effective_cpm_amount} currency={currency} />
          )}
        </Figure>
        <Figure
          name="Approved"
          href={href}
          note={
            collabs_count > 0 &&
            `${counted(collabs_count, 'collab')}, ${grouped(completed_count)} completed`
          }
        >
          {approved_percent === null ? '–' : `${approved_percent}%`}
        </Figure>
      </Figures>
    </section>
  )
}
