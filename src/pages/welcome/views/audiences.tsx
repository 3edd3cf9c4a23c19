import { Icon, type IconName } from '../../../framework/views/values/icon.tsx'

type Point = { icon: IconName; title: string; text: string }

const forBrands: Point[] = [
  {
    icon: 'megaphone',
    title: 'Campaigns that pay by views',
    text: 'Set the rate, the least and the most a post can earn, and the budget it all comes from.',
  },
  {
    icon: 'handshake',
    title: 'Collabs for the few you choose',
    text: 'Write a brief, let creators apply, and ship them the product if they need one.',
  },
  {
    icon: 'users',
    title: 'One place for the team',
    text: 'Members view, admins edit, and the audit log shows who changed what.',
  },
]

const forCreators: Point[] = [
  {
    icon: 'fileText',
    title: 'Terms before you start',
    text: 'You see the brief, the rate and the limits first, and the money terms stay as published.',
  },
  {
    icon: 'eye',
    title: 'Your own channels',
    text: 'Connect the accounts you publish on. Your numbers come from there.',
  },
  {
    icon: 'wallet',
    title: 'See what you earned',
    text: 'Every submission with its views and what they earn.',
  },
]

export function Audiences() {
  return (
    <div class="mt-16 grid gap-6 lg:grid-cols-2">
      <Audience title="For brands" points={forBrands} />
      <Audience title="For creators" points={forCreators} />
    </div>
  )
}

function Audience({ title, points }: { title: string; points: Point[] }) {
  return (
    <section class="rounded-box border border-base-300 bg-base-100 p-6 sm:p-8">
      <h2 class="page-title">{title}</h2>
      <ul class="mt-6 space-y-6">
        {points.map(({ icon, title, text }) => (
          <li class="flex gap-4">
            <span class="grid size-10 shrink-0 place-items-center rounded-lg bg-primary/10 text-primary">
              <Icon name={icon} class="size-5" />
            </span>
            <div>
              <h3 class="font-semibold">{title}</h3>
              <p class="mt-1 text-pretty text-base-content/75">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
