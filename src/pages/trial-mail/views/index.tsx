import type { TrialMail } from '../../../framework/mail/trial-mails.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import {
  newSessionPath,
  trialMailPath,
  trialMailsPath,
} from '../../../vocabulary/addresses/urls.ts'

export function TrialMailIndex({ page }: { page: Page<TrialMail> }) {
  return (
    <Layout title="Mails">
      <div class="mx-auto max-w-3xl">
        <PageHeader
          title="Mails"
          description="No mail server is set up, so every mail ends up here. Newest first."
        >
          <a href={trialMailsPath} class="btn btn-sm">
            Refresh
          </a>
        </PageHeader>
        {page.total === 0 ? (
          <EmptyState icon="mail" title="No mail yet">
            <a href={newSessionPath()} class="link">
              Sign in
            </a>{' '}
            with any address and its code arrives here.
          </EmptyState>
        ) : (
          <ul class="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs empty:hidden">
            {page.rows.map((mail) => (
              <MailRow mail={mail} />
            ))}
          </ul>
        )}
        <Pagination page={page} />
      </div>
    </Layout>
  )
}

/** Loaded without Turbo, because the page of a mail has its own policy, which allows a frame. */
function MailRow({ mail }: { mail: TrialMail }) {
  return (
    <li>
      <a
        href={trialMailPath(mail)}
        data-turbo="false"
        class="flex gap-4 px-4 py-3.5 -outline-offset-2 hover:bg-base-200 sm:px-5"
      >
        <Avatar name={mail.recipient} class="mt-0.5 size-9" />
        <span class="min-w-0 flex-1">
          <span class="flex items-baseline justify-between gap-3">
            <span class="truncate text-sm text-base-content/70">{mail.recipient}</span>
            <span class="shrink-0 text-xs text-base-content/70">
              <Time isReal at={mail.created_at} />
            </span>
          </span>
          <span class="block font-medium break-words">{mail.subject}</span>
        </span>
      </a>
    </li>
  )
}
