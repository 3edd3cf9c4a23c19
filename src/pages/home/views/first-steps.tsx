import { Icon } from '../../../framework/views/values/icon.tsx'
import {
  discoverPath,
  newSocialAccountPath,
  socialAccountsPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { Standing } from '../standing.ts'

type Step = { title: string; text: string; href: string; label: string; isDone: boolean }

/** The way to the first money, for those who have not handed in anything yet. */
export function FirstSteps({ standing }: { standing: Standing }) {
  const { has_account, platform_ids } = standing
  const isVerified = platform_ids.length > 0
  const steps: Step[] = [
    {
      title: 'Connect an account',
      text: isVerified
        ? 'It is verified. You can submit its posts.'
        : has_account
          ? 'It is not verified yet. Finish that, and you can submit its posts.'
          : 'TikTok, YouTube, Instagram or another account you post on. You are paid for its views.',
      href: has_account ? socialAccountsPath : newSocialAccountPath,
      label: has_account ? 'Finish verifying' : 'Connect an account',
      isDone: isVerified,
    },
    {
      title: 'Find a program',
      text: 'Each shows what 10,000 views pay, how much budget is left and how fast posts are reviewed.',
      href: discoverPath,
      label: 'See what is open',
      isDone: false,
    },
    {
      title: 'Submit your post',
      text: 'Post on your own channel and submit the link. Once it is approved, its views are paid.',
      href: discoverPath,
      label: 'Choose a program',
      isDone: false,
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)

  return (
    <>
      <h1 class="page-title">Three steps to your first payout</h1>
      <ol class="mt-6 grid gap-5 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li
            class={`flex flex-col rounded-box border bg-base-100 p-5 shadow-xs ${index === next ? 'border-primary' : 'border-base-300'}`}
          >
            <span class="figure text-primary" aria-hidden="true">
              {step.isDone ? <Icon name="circleCheck" class="size-8 text-success" /> : index + 1}
            </span>
            <h2 class="mt-2 section-title">
              {step.title}
              {step.isDone && <span class="sr-only"> (done)</span>}
            </h2>
            <p class="mt-1 mb-5 text-sm text-pretty text-base-content/75">{step.text}</p>
            {index === next && (
              <a href={step.href} class="btn btn-primary mt-auto self-start">
                {step.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
