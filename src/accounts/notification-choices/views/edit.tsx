import type { AttributeErrors } from '../../../framework/errors.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { NotificationChoices } from '../queries.ts'
import { ChoicesCard } from './card.tsx'

type Props = { choices: NotificationChoices; errors: AttributeErrors }

/** The form again, for whoever sent what it does not offer. */
export function NotificationChoicesEdit({ choices, errors }: Props) {
  return (
    <Layout title="Notification settings">
      <PageHeader title="Notification settings" />
      <ChoicesCard choices={choices} errors={errors} />
    </Layout>
  )
}
