import { availabilityNames } from '../../../creators/profiles/names.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PlatformMark } from '../../../framework/views/values/platform-mark.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { foundCreatorInvitePath } from '../../../vocabulary/addresses/creator-urls.ts'
import { creatorProfilePath, filePath } from '../../../vocabulary/addresses/urls.ts'
import { categoryNames } from '../../../vocabulary/categories.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { languageName } from '../../../vocabulary/people/languages.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { FoundCreator } from '../queries.ts'
import type { FoundCreatorFilters } from '../schema.ts'
import { FoundFilters } from './filters.tsx'

type Props = {
  member: Member
  filters: FoundCreatorFilters
  page?: Page<FoundCreator>
  errors?: AttributeErrors
}

/** Creators who want to be found. */
export function FoundCreators({ member, filters, page, errors = {} }: Props) {
  const problems = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => `${name.replaceAll('_', ' ')} ${message}`),
  )

  return (
    <Layout title={`Find creators for ${member.organization.name}`}>
      <PageHeader
        title="Find creators"
        description="Those who have published a profile. Numbers are read from the platforms."
      />
      <ErrorAlert messages={problems.length > 0 ? problems : undefined} />
      <FoundFilters member={member} filters={filters} />
      {page?.total === 0 && (
        <EmptyState icon="users" title="Nobody found">
          Whoever publishes a profile is found here. With fewer filters or other words there may be
          some already.
        </EmptyState>
      )}
      {page && page.rows.length > 0 && (
        <ul class="grid gap-4 lg:grid-cols-2">
          {page.rows.map((creator) => (
            <FoundCard member={member} creator={creator} />
          ))}
        </ul>
      )}
      {page && <Pagination page={page} />}
    </Layout>
  )
}

function FoundCard({ member, creator }: { member: Member; creator: FoundCreator }) {
  const { avatar_key, country, languages, topics, availability, words, work } = creator
  const name = displayName(creator)
  const places = [country && countryName(country), ...languages.map(languageName)].filter(Boolean)
  const whom = { organization_id: member.organization.id, user_id: creator.id }

  return (
    <li class="flex min-w-0 gap-4 rounded-box border border-base-300 bg-base-100 p-5 shadow-xs">
      <Avatar name={name} src={avatar_key ? filePath(avatar_key) : undefined} class="size-12" />
      <div class="min-w-0 flex-1 text-sm">
        <h2 class="font-semibold wrap-anywhere">
          <a
            href={creatorProfilePath(creator)}
            class="link link-hover inline-block max-md:min-h-11"
          >
            {name}
          </a>
        </h2>
        {places.length > 0 && <p class="text-base-content/70">{places.join(' · ')}</p>}
        <Followers of={creator} />
        <p>
          {creator.engagement_rate !== null && `${Number(creator.engagement_rate)}% engagement`}
          {creator.engagement_rate !== null && creator.least_amount !== null && ' · '}
          {creator.least_amount !== null && (
            <>
              from <Money amount={creator.least_amount} currency={creator.currency} />
            </>
          )}
        </p>
        {words !== '' && <p class="mt-2 line-clamp-2 wrap-anywhere">{words}</p>}
        <p class="mt-2 flex flex-wrap gap-1.5">
          <Badge tone={availability === 'open' ? 'success' : 'neutral'}>
            {availabilityNames[availability]}
          </Badge>
          {topics.map((topic) => (
            <Badge>{categoryNames[topic]}</Badge>
          ))}
        </p>
        {work.length > 0 && (
          <ul class="mt-3 grid max-w-64 grid-cols-3 gap-3" aria-label={`Work of ${name}`}>
            {work.map((post) => (
              <li class="min-w-0">
                <Work post={post} />
              </li>
            ))}
          </ul>
        )}
        {isAdmin(member) && availability !== 'not_now' && (
          <a href={foundCreatorInvitePath(whom)} class="btn btn-sm mt-3">
            Invite<span class="sr-only"> {name}</span>
          </a>
        )}
      </div>
    </li>
  )
}

function Followers({ of: { followers } }: { of: FoundCreator }) {
  if (followers.length === 0) return <p class="mt-1">No followers known</p>
  return (
    <ul class="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {followers.map(({ platform_id, count }) => (
        <li class="flex items-center gap-1.5">
          <PlatformMark platform_id={platform_id} />
          {platformNames[platform_id]} <Count of={count} />
          <span class="sr-only"> followers</span>
        </li>
      ))}
    </ul>
  )
}

function Work({ post }: { post: FoundCreator['work'][number] }) {
  const { program_name, organization_name, post_url, view_count } = post
  return (
    <a
      href={post_url}
      rel="noopener nofollow noreferrer"
      target="_blank"
      title={`${program_name}, for ${organization_name}`}
      class="block rounded-lg text-xs text-base-content/70 hover:text-base-content"
    >
      <PostPicture post={post} class="aspect-3/4 w-full" />
      <span class="mt-1 block truncate">{organization_name}</span>
      <Count of={view_count} /> views
      <span class="sr-only"> of {program_name}</span>
    </a>
  )
}
