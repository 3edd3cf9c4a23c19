import { Card } from '../../../framework/views/card.tsx'
import { CopyButton } from '../../../framework/views/forms/copy-button.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import { foundCreatorsPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { newCampaignFundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import {
  absolute,
  campaignPath,
  discoverCampaignPath,
  editOrganizationPath,
  membersPath,
  newCampaignPath,
  newCreatorInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { Start } from '../start.ts'

type Step = { title: string; text: string; href: string; isDone: boolean; shared?: string }

/** The way of a new organization to the first post it is sent. */
export function Checklist({ member, start }: { member: Member; start: Start }) {
  const steps = stepsOf(member, start)
  const next = steps.find(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone).length
  if (start.campaign !== null && next === undefined)
    return <AllDone member={member} campaign={start.campaign} />

  return (
    <Card
      title="Your first campaign, step by step"
      description={
        isAdmin(member)
          ? `${done} of ${steps.length} done.${start.campaign?.is_published ? '' : ' Only your team sees any of this until you publish.'}`
          : 'An admin of your organization takes these steps. You can see everything they set up.'
      }
    >
      <ol class="space-y-2">
        {steps.map((step, index) => (
          <StepRow
            step={step}
            number={index + 1}
            isNext={step === next}
            isLink={isAdmin(member) || step.isDone}
          />
        ))}
      </ol>
    </Card>
  )
}

type DoneProps = { member: Member; campaign: NonNullable<Start['campaign']> }

/** The time between the last step and the first post. */
function AllDone({ member: { organization }, campaign }: DoneProps) {
  const link = absolute(discoverCampaignPath(campaign))

  return (
    <Card
      title="All set: now creators post"
      description="You are told about the first post, and your figures take this place. Until then, the more creators know of it, the sooner it comes."
    >
      <p class="mb-4 flex flex-wrap items-center gap-2">
        <span class="font-mono text-xs break-all select-all">{link}</span>
        <CopyButton text={link} label="Copy link" />
      </p>
      <div class="flex flex-wrap gap-2">
        <a href={foundCreatorsPath(organization)} class="btn btn-primary btn-sm">
          Find creators
        </a>
        <a href={newCreatorInvitationPath(organization)} class="btn btn-sm">
          Invite more by e-mail
        </a>
        <a href={campaignPath(campaign)} class="btn btn-sm">
          Open the campaign
        </a>
      </div>
    </Card>
  )
}

type RowProps = { step: Step; number: number; isNext: boolean; isLink: boolean }

function StepRow({ step, number, isNext, isLink }: RowProps) {
  const { title, text, href, isDone, shared } = step

  return (
    <li
      class={`relative flex items-start gap-4 rounded-box border p-4 ${isNext ? 'border-primary' : 'border-base-300'}`}
    >
      <span
        class={`grid size-8 shrink-0 place-items-center rounded-full font-display font-bold tabular-nums ${isDone ? 'bg-success text-success-content' : isNext ? 'bg-primary text-primary-content' : 'bg-base-content/10'}`}
      >
        {isDone ? <Icon name="check" /> : <span aria-hidden="true">{number}</span>}
      </span>
      <div class="min-w-0 flex-1">
        <p class="font-semibold">
          {isLink && href ? (
            <a href={href} class="card-link">
              {title}
            </a>
          ) : (
            title
          )}
          {isDone && <span class="sr-only"> (done)</span>}
        </p>
        <p class="text-sm text-base-content/70">{text}</p>
        {shared && (
          <p class="relative z-1 mt-2 flex flex-wrap items-center gap-2">
            <span class="font-mono text-xs break-all select-all">{shared}</span>
            <CopyButton text={shared} label="Copy link" />
          </p>
        )}
      </div>
      {isNext && isLink && <Icon name="arrowRight" class="mt-1.5 size-5 text-primary" />}
    </li>
  )
}

function stepsOf(
  { organization }: Member,
  { campaign, has_colleagues, has_invited }: Start,
): Step[] {
  return [
    {
      title: 'Write a campaign',
      text: 'What creators should post, where, and what you pay for 1,000 views.',
      href: campaign ? campaignPath(campaign) : newCampaignPath(organization),
      isDone: campaign !== null,
    },
    {
      title: 'Fund it',
      text: 'Creators are paid from this budget only.',
      href: campaign ? newCampaignFundingPath(campaign) : '',
      isDone: campaign?.is_funded === true,
    },
    {
      title: 'Give your organization a picture',
      text: 'Creators see it beside your name.',
      href: editOrganizationPath(organization),
      isDone: organization.avatar_key !== null,
    },
    {
      title: 'Publish the campaign',
      text: 'Creators can then find it and submit posts.',
      href: campaign ? campaignPath(campaign) : '',
      isDone: campaign?.is_published === true,
    },
    {
      title: 'Tell creators about it',
      text: 'Share its link wherever creators read you, or invite those you know by e-mail. Your figures show up here with the first post.',
      href: campaign?.is_published ? newCreatorInvitationPath(organization) : '',
      isDone: campaign?.is_published === true && has_invited,
      ...(campaign?.is_published && { shared: absolute(discoverCampaignPath(campaign)) }),
    },
    {
      title: 'Invite a colleague',
      text: 'Admins can change things, members can view them.',
      href: membersPath(organization),
      isDone: has_colleagues,
    },
  ]
}
