import type { Page } from '../../../framework/pagination.ts'
import { longestSearch } from '../../../framework/search-query.ts'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { submissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import type { Conversation, ConversationFilters } from '../queries.ts'

type Props = {
  path: string
  page: Page<Conversation>
  filters: ConversationFilters
  /** Whether they are those of a creator, who knows the other side by its name as an organization. */
  isOwn: boolean
}

/** All that was written about submissions, whatever they are for. Opening one marks it as read. */
export function ConversationIndex({ path, page, filters, isOwn }: Props) {
  const isFiltered = filters.q !== '' || filters.unread

  return (
    <Layout title={isOwn ? 'Your messages' : 'Messages with creators'}>
      <PageHeader
        title="Messages"
        description={
          isOwn
            ? 'All that you and brands wrote about your work.'
            : 'All that creators and your team wrote about their work.'
        }
      >
        {page.rows.some(({ is_unread }) => is_unread) && (
          <Form action={`${path}/reading`} class="inline">
            <SubmitButton class="btn-sm">Mark all as read</SubmitButton>
          </Form>
        )}
      </PageHeader>
      {(page.total > 0 || isFiltered) && <Filters path={path} filters={filters} />}
      <Live id="conversations" of={['messages']} says="There is a new message.">
        {page.total === 0 ? (
          <EmptyState icon="mail" title={isFiltered ? 'Nothing found' : 'No messages yet'}>
            {isFiltered ? (
              <a href={path} class="link">
                Show all
              </a>
            ) : (
              'Both sides of a submission can write on its page. What they write is here, too.'
            )}
          </EmptyState>
        ) : (
          <ol class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
            {page.rows.map((conversation) => (
              <Row conversation={conversation} isOwn={isOwn} />
            ))}
          </ol>
        )}
      </Live>
      <Pagination page={page} />
    </Layout>
  )
}

function Filters({ path, filters: { q, unread } }: Pick<Props, 'path' | 'filters'>) {
  return (
    <form action={path} method="get" class="mb-4 flex flex-wrap items-center gap-3 text-sm">
      <label class="input input-sm w-full sm:w-64">
        <Icon name="search" />
        <span class="sr-only">Words</span>
        <input
          type="search"
          name="q"
          value={q}
          maxlength={longestSearch}
          placeholder="Name, program or words"
        />
      </label>
      <label class="flex cursor-pointer items-center gap-2 max-sm:min-h-11">
        <input
          type="checkbox"
          name="unread"
          value="true"
          checked={unread}
          class="checkbox checkbox-sm"
        />
        Unread only
      </label>
      <button type="submit" class="btn btn-sm">
        Show
      </button>
      {(q !== '' || unread) && (
        <a href={path} class="link">
          Show all
        </a>
      )}
    </form>
  )
}

function Row({ conversation, isOwn }: { conversation: Conversation; isOwn: boolean }) {
  const { submission_id, program_name, organization_name, creator_name, is_unread } = conversation
  const { sender_name, body, created_at } = conversation
  const creator =
    creator_name === null ? 'Someone who has left' : displayName({ name: creator_name })
  const other = isOwn ? organization_name : creator
  const sender = sender_name === null ? 'Someone' : displayName({ name: sender_name })

  return (
    <li class={`relative flex gap-3 p-4 text-sm ${is_unread ? 'bg-primary/5' : ''}`}>
      <Avatar name={other} class="size-9" />
      <div class="min-w-0 flex-1">
        <p class="flex flex-wrap items-baseline justify-between gap-x-3">
          <a
            href={`${submissionPath({ id: submission_id })}#messages`}
            // Turbo loses the place in a page on the way over a redirect.
            data-turbo="false"
            class={`card-link break-words ${is_unread ? 'font-bold' : 'font-medium'}`}
          >
            {other}
            {is_unread && <span class="sr-only"> (unread)</span>}
          </a>
          <span class="text-base-content/75">
            <Time at={created_at} />
          </span>
        </p>
        <p class="break-words text-base-content/75">{program_name}</p>
        <p class="mt-1 line-clamp-2 wrap-anywhere">
          {sender}: {body || 'Files'}
        </p>
      </div>
    </li>
  )
}
