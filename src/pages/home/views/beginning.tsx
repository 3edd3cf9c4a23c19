import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { Icon, type IconName } from '../../../framework/views/values/icon.tsx'
import {
  creatorHomePath,
  newOrganizationPath,
  newSocialAccountPath,
} from '../../../vocabulary/addresses/urls.ts'

/** The second question that a new account is asked: which side it begins on. Both stay open. */
export function BeginningPage() {
  return (
    <FocusLayout title="What brings you here?">
      <h1 class="text-center page-title">What brings you here?</h1>
      <p class="mt-2 mb-6 text-center text-pretty text-base-content/70">
        You can do both, and switch whenever you like.
      </p>
      <ul class="space-y-4">
        <Way href={newSocialAccountPath} icon="clapperboard" title="Earn with my posts">
          Connect an account you post on, and get paid for your views.
        </Way>
        <Way href={newOrganizationPath} icon="megaphone" title="Run a program">
          Set up your organization, write a brief and put a budget behind it.
        </Way>
      </ul>
      <p class="mt-6 text-center text-sm">
        <a href={creatorHomePath} class="link">
          Just look around
        </a>
      </p>
    </FocusLayout>
  )
}

type Props = { href: string; icon: IconName; title: string; children: string }

function Way({ href, icon, title, children }: Props) {
  return (
    <li class="relative flex items-center gap-4 rounded-box border border-base-300 p-4 hover:border-primary">
      <span class="grid size-11 shrink-0 place-items-center rounded-full bg-primary/10 text-primary">
        <Icon name={icon} class="size-5" />
      </span>
      <span class="min-w-0 flex-1">
        <a href={href} class="card-link section-title">
          {title}
        </a>
        <span class="block text-sm text-pretty text-base-content/75">{children}</span>
      </span>
      <Icon name="chevronRight" class="size-5 text-base-content/60" />
    </li>
  )
}
