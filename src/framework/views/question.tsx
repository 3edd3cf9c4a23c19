import type { ComponentChildren } from 'preact'
import { Card } from './card.tsx'
import { Layout } from './layout/layout.tsx'
import { Facts } from './lists/facts.tsx'
import { PageHeader } from './page-header.tsx'

type Props = {
  title: string
  description: string
  /** The facts that are looked at before one answers. */
  children: ComponentChildren
  action: string
  /** The fields that were typed, by name: they are sent again with the answer. */
  fields: Record<string, string>
  confirm: string
}

/** Asks once before what was typed is done, on a page of its own: the server knows what it comes to. */
export function Question({ title, description, children, action, fields, confirm }: Props) {
  return (
    <Layout title={title}>
      <div class="max-w-2xl">
        <PageHeader title={title} description={description} />
        <Card>
          <Facts>{children}</Facts>
        </Card>
        <form method="post" action={action} class="mt-4 flex flex-wrap gap-2" data-unsaved="forget">
          {Object.entries(fields).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <button
            type="submit"
            name="confirmed"
            value="yes"
            class="btn btn-primary"
            data-turbo-submits-with="Working…"
          >
            {confirm}
          </button>
          <button type="submit" name="confirmed" value="no" class="btn">
            Change it
          </button>
        </form>
      </div>
    </Layout>
  )
}
