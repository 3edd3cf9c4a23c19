import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Controls } from './controls.tsx'
import { Messages } from './messages.tsx'
import { Numbers } from './numbers.tsx'
import { Overlays } from './overlays.tsx'
import { Records } from './records.tsx'
import { themes } from './theme.ts'
import { Tokens } from './tokens.tsx'

const parts = [Tokens, Controls, Records, Messages, Numbers, Overlays]

export function Design() {
  return (
    <Layout title="Design">
      <PageHeader
        title="Design"
        description="Tokens and components in every state, in both themes. Nothing here is saved."
      />
      <div class="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        {themes.map((theme) => (
          <section
            aria-label={theme.title}
            data-theme={theme.id}
            class="min-w-0 space-y-10 rounded-box border border-base-300 bg-base-200 p-4 text-base-content sm:p-6"
          >
            <h2 class="page-title">{theme.title}</h2>
            {parts.map((Part) => (
              <Part theme={theme} />
            ))}
          </section>
        ))}
      </div>
    </Layout>
  )
}
