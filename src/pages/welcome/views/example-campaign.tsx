import { Avatar } from '../../../framework/views/avatar.tsx'
import { Badge } from '../../../framework/views/badge.tsx'

const submissions = [
  { creator: 'Ida', platform: 'TikTok', views: '412,000', earned: '$1,030.00' },
  { creator: 'Marlon', platform: 'YouTube', views: '186,500', earned: '$466.25' },
  { creator: 'Suki', platform: 'Instagram', views: '94,200', earned: '$235.50' },
]

/** Shows what a running campaign looks like. It is invented, and the page says so. */
export function ExampleCampaign() {
  return (
    <figure class="relative isolate">
      <div
        aria-hidden="true"
        class="absolute -inset-x-3 -inset-y-6 -z-10 rounded-full bg-linear-to-tr from-primary/25 via-secondary/20 to-accent/20 blur-3xl"
      />
      <div class="rounded-box border border-base-300 bg-base-100 p-5 shadow-xl sm:p-6">
        <div class="flex items-center gap-3">
          <Avatar name="Northwind Coffee" class="size-11" />
          <div class="min-w-0 flex-1">
            <p class="truncate font-semibold">Morning ritual</p>
            <p class="truncate text-sm text-base-content/70">Northwind Coffee</p>
          </div>
          <Badge tone="success">active</Badge>
        </div>
        <dl class="mt-6 grid grid-cols-2 gap-4 text-sm">
          <Fact name="Per 1,000 views">$2.50</Fact>
          <Fact name="Most per video">$1,500</Fact>
        </dl>
        <div class="mt-6 text-sm">
          <div class="mb-2 flex justify-between gap-4">
            <span class="text-base-content/70">Budget used</span>
            <span class="font-medium tabular-nums">$6,240 of $10,000</span>
          </div>
          <progress
            class="progress progress-primary w-full"
            value={62.4}
            max={100}
            aria-label="Budget used"
          />
        </div>
        <ul class="mt-6 divide-y divide-base-300 border-t border-base-300 text-sm">
          {submissions.map(({ creator, platform, views, earned }) => (
            <li class="flex items-center gap-3 py-3 last:pb-0">
              <Avatar name={creator} class="size-8" />
              <span class="min-w-0 flex-1">
                <span class="block font-medium">{creator}</span>
                <span class="block text-base-content/70">
                  {platform} · {views} views
                </span>
              </span>
              <span class="font-medium tabular-nums text-success">{earned}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption class="mt-3 text-center text-sm text-base-content/70">
        An example of a running campaign
      </figcaption>
    </figure>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div class="rounded-field bg-base-200 px-4 py-3">
      <dt class="text-base-content/70">{name}</dt>
      <dd class="mt-0.5 text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
