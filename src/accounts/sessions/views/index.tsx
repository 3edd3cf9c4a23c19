import type { SocialProvider } from '../../../framework/config/social-providers.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Icon, type IconName } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Identity } from '../../../tables/users/credentials/identities.ts'
import { sessionsPath, userSessionPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { deviceName } from '../../../vocabulary/people/device-name.ts'
import { sessionIdle } from '../../../vocabulary/time/lifetimes.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import { ConnectedIdentities } from '../../identities/views/connected.tsx'
import type { OwnSession } from '../queries.ts'

type Props = {
  page: Page<OwnSession>
  identities: Identity[]
  providers: readonly SocialProvider[]
  /** The days after which a session ends however much it is used; 0 if there is no such end. */
  maxDays: number
}

export function SessionIndex({ page, identities, providers, maxDays }: Props) {
  const atMost =
    maxDays === 0 ? '' : `, and ${days(maxDays).words} after you signed in at the latest`

  return (
    <Layout title="Sessions">
      <PageHeader
        title="Sessions"
        description={`Where you are signed in. A session ends by itself after ${sessionIdle.words} without use${atMost}.`}
      >
        {page.total > 1 && (
          <Confirm
            id="others"
            label="Sign out everywhere else"
            title="Sign out everywhere else?"
            action={sessionsPath}
            confirm="Sign out everywhere else"
          >
            You are signed out on every other device right away. Access tokens keep working.
          </Confirm>
        )}
      </PageHeader>
      <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs empty:hidden">
        {page.rows.map((session) => (
          <SessionItem session={session} />
        ))}
      </ul>
      <Pagination page={page} />
      <ConnectedIdentities identities={identities} providers={providers} />
    </Layout>
  )
}

function SessionItem({ session }: { session: OwnSession }) {
  const device = deviceName(session.user_agent)

  return (
    <li class="flex flex-wrap items-center gap-4 p-4 sm:px-5">
      <span class="grid size-10 shrink-0 place-items-center rounded-lg bg-base-200 text-base-content/70 max-sm:hidden">
        <Icon name={iconOf(session)} class="size-5" />
      </span>
      <div class="min-w-0 flex-1">
        <p class="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span class="font-medium break-words" title={session.user_agent}>
            {device}
          </span>
          {session.current && <Badge tone="success">this device</Badge>}
        </p>
        <p class="mt-1 flex flex-wrap gap-x-4 text-sm text-base-content/70">
          {session.ip && <span class="break-all">{session.ip}</span>}
          <span>
            Active <Time isReal at={session.last_active_at} isPhrase />
          </span>
          <span>
            Signed in <Time isReal at={session.created_at} isPhrase />
          </span>
        </p>
      </div>
      <Confirm
        id={encodeId('Session', session.id)}
        class="btn btn-sm"
        label={
          <>
            Sign out<span class="sr-only"> {device}</span>
          </>
        }
        title={session.current ? 'Sign out here?' : `Sign out ${device}?`}
        action={userSessionPath(session)}
        confirm="Sign out"
      >
        {session.current
          ? 'You need to sign in again to come back.'
          : `The session from ${session.ip || 'an unknown address'} is signed out right away.`}
      </Confirm>
    </li>
  )
}

/** Tells programs from browsers: the user agent of every browser begins with "Mozilla/". */
function iconOf({ user_agent }: OwnSession): IconName {
  if (!user_agent.startsWith('Mozilla/')) return 'terminal'
  return /iPhone|iPad|Android|Mobile/.test(user_agent) ? 'smartphone' : 'laptop'
}
