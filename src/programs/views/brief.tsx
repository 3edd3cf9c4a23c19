import { Card } from '../../framework/views/card.tsx'
import { RichText } from '../../framework/views/fields/rich-text-field.tsx'

type Props = {
  html: string
  /** The address at which it is edited, for those who may. */
  edit?: string | undefined
}

export function Brief({ html, edit }: Props) {
  return (
    <Card
      title="Brief"
      action={
        edit && (
          <a href={edit} class="btn btn-sm">
            {html ? 'Edit brief' : 'Write the brief'}
          </a>
        )
      }
    >
      {html ? (
        <RichText html={html} />
      ) : (
        <p class="text-sm text-base-content/70">There is no brief yet.</p>
      )}
    </Card>
  )
}

/** A brief that stands beside something else, and is read when someone wants to. */
export function FoldedBrief({ html }: { html: string }) {
  return (
    <details class="text-sm">
      <summary class="cursor-pointer font-medium">What the brief asks for</summary>
      <div class="mt-3 border-l-4 border-base-300 pl-4">
        {html ? <RichText html={html} /> : <p>There is no brief.</p>}
      </div>
    </details>
  )
}
