import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import type { OwnProfile } from '../queries.ts'

/** The profile, and whatever was refused of it. */
export type StepProps = { profile: OwnProfile; typed?: unknown; errors: AttributeErrors }

type Props = {
  /** By which the checklist leads there. */
  id: string
  /** The heading of a card of its own; without one a step stands among others. */
  title?: string
  description?: string
  children: ComponentChildren
}

/** One step of the form. */
export function Step({ id, title, description, children }: Props) {
  if (title === undefined)
    return (
      <div id={id} class="scroll-mt-20 space-y-5">
        {children}
      </div>
    )

  return (
    <div id={id} class="scroll-mt-20">
      <Card title={title} {...(description && { description })}>
        <div class="space-y-5">{children}</div>
      </Card>
    </div>
  )
}
