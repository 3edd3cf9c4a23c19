import { Card } from '../../../framework/views/card.tsx'
import { RichText } from '../../../framework/views/fields/rich-text-field.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'

type Props = {
  title: string
  html: string
  /** The setting that replaces it, while it is a template. */
  setting: string | undefined
}

/** Terms of use or privacy policy, as the operator gives them. */
export function Paper({ title, html, setting }: Props) {
  return (
    <Layout title={title}>
      <div class="max-w-3xl">
        <PageHeader title={title} />
        {setting && (
          <p role="note" class="alert alert-warning alert-soft mb-6 block text-sm">
            This is a template, and binds nobody. The operator of this installation replaces it with
            the file in the setting <code>{setting}</code>.
          </p>
        )}
        <Card>
          <RichText html={html} />
        </Card>
      </div>
    </Layout>
  )
}
