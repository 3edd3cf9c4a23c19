import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { ImageField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { filePath, ownPicturePath, socialAccountsPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { most } from '../schema.ts'
import type { ShownWork } from '../work.ts'
import { Step, type StepProps } from './step.tsx'

export function PictureStep(props: StepProps) {
  const { avatar_key } = props.profile

  return (
    <Step
      {...props}
      id="picture"
      title="Picture"
      attributes={['avatar']}
      multipart
      below={
        avatar_key && (
          <div class="mt-4">
            <Confirm
              id="own-picture"
              label="Remove picture"
              title="Remove your picture?"
              action={ownPicturePath}
              confirm="Remove picture"
            >
              The picture is deleted. Your initials are shown instead.
            </Confirm>
          </div>
        )
      }
    >
      <ImageField
        attribute="avatar"
        label="Picture"
        hint="JPEG, PNG, GIF or WebP, at most 5 MB."
        current={avatar_key ? filePath(avatar_key) : undefined}
      />
    </Step>
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

export function WorkStep({ offered, ...props }: StepProps & { offered: ShownWork[] }) {
  const { profile } = props
  const shown = profile.shown_submissions
  const further = profile.work.filter((work) => !offered.some((one) => isSame(one, work)))
  const choices = [...further, ...offered].map((work) => ({
    value: encodeId('Submission', work.submission_id),
    label: `${work.program_name}, ${work.organization_name}`,
  }))
  const description =
    'Posts that brands have approved, where the brand lets creators show them. Each brand decides that in its settings.'

  if (choices.length === 0) {
    return (
      <div id="work">
        <Card title="Past work" description={description}>
          <p class="text-sm">There is nothing yet that you could show.</p>
        </Card>
      </div>
    )
  }

  return (
    <Step
      {...props}
      id="work"
      title="Past work"
      description={description}
      attributes={['shown_submission_ids']}
      values={{ shown_submission_ids: shown.map((id) => encodeId('Submission', id)) }}
    >
      <CheckboxListField
        attribute="shown_submission_ids"
        label="Show these"
        hint={`At most ${most.shown}.`}
        choices={choices}
      />
    </Step>
  )
}

function isSame(one: ShownWork, other: ShownWork): boolean {
  return one.submission_id === other.submission_id
}
