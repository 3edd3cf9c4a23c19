import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { ImageField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { filePath, ownPicturePath, socialAccountsPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { profileLimits } from '../schema.ts'
import type { ShownWork } from '../work.ts'
import { Step, type StepProps } from './step.tsx'

export function PictureStep({ profile: { avatar_key } }: Pick<StepProps, 'profile'>) {
  return (
    <Step id="picture">
      <ImageField
        attribute="avatar"
        label="Picture"
        hint="JPEG, PNG, GIF or WebP, at most 5 MB."
        current={avatar_key ? filePath(avatar_key) : undefined}
      />
      {avatar_key && (
        <button
          type="button"
          class="btn btn-error btn-outline btn-sm"
          popovertarget="confirm-own-picture"
        >
          Remove picture
        </button>
      )}
    </Step>
  )
}

/** The question behind the button. It stands outside, because a form cannot contain another. */
export function PictureRemoval({ profile }: Pick<StepProps, 'profile'>) {
  if (profile.avatar_key === null) return null
  return (
    <Confirm
      id="own-picture"
      title="Remove your picture?"
      action={ownPicturePath}
      confirm="Remove picture"
    >
      The picture is deleted. Your initials are shown instead.
    </Confirm>
  )
}

/** Accounts are proved elsewhere. */
export function AccountsStep({ children }: { children: ComponentChildren }) {
  return (
    <div id="accounts">
      <Card
        title="Verified accounts"
        description="Read from the platforms; nobody can type these numbers."
        action={
          <a href={socialAccountsPath} class="link text-sm">
            Your accounts
          </a>
        }
      >
        {children}
      </Card>
    </div>
  )
}

type WorkProps = Pick<StepProps, 'profile'> & { offered: ShownWork[] }

export function WorkStep({ profile, offered }: WorkProps) {
  const further = profile.work.filter((work) => !offered.some((one) => isSame(one, work)))
  const choices = [...further, ...offered].map((work) => ({
    value: encodeId('Submission', work.submission_id),
    label: `${work.program_name}, ${work.organization_name}`,
  }))
  const description =
    'Posts that brands have approved, where the brand lets creators show them. Each brand decides that in its settings.'

  if (choices.length === 0) {
    return (
      <Step id="work" title="Past work" description={description}>
        <p class="text-sm">There is nothing yet that you could show.</p>
      </Step>
    )
  }

  return (
    <Step id="work" title="Past work" description={description}>
      <CheckboxListField
        attribute="shown_submission_ids"
        label="Show these"
        hint={`At most ${profileLimits.shown}. If you hide your handle on ledgers, leave them out: a post that is shown here can be told there by its campaign and its views.`}
        choices={choices}
      />
    </Step>
  )
}

function isSame(one: ShownWork, other: ShownWork): boolean {
  return one.submission_id === other.submission_id
}
