import { Card } from '../../framework/views/card.tsx'
import { RichText } from '../../framework/views/fields/rich-text-field.tsx'

export function Brief({ html }: { html: string }) {
  return (
    <Card title="Brief">
      {html ? (
        <RichText html={html} />
      ) : (
        <p class="text-sm text-base-content/70">There is no brief yet.</p>
      )}
    </Card>
  )
}

/** The same where it stands beside something else, and is read when someone wants to. */
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
