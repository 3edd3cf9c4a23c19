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
