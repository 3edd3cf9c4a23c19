import { Icon } from '../../../framework/views/values/icon.tsx'
import { absolute, organizationsPath } from '../../../vocabulary/addresses/urls.ts'

/** Says that programs can use the service too. */
export function Interface() {
  return (
    <section class="mt-24 grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <span class="grid size-10 place-items-center rounded-lg bg-primary/10 text-primary">
          <Icon name="terminal" class="size-5" />
        </span>
        <h2 class="mt-4 page-title">Everything here, through the API too</h2>
        <p class="mt-4 max-w-xl text-pretty text-base-content/75">
          The same addresses answer in JSON. Give a script, an integration or an agent an access
          token: to read only, or to act with exactly your permissions. Revoke it whenever you like.
        </p>
      </div>
      <pre class="rounded-box border border-base-300 bg-base-100 p-5 font-mono text-sm leading-relaxed break-all whitespace-pre-wrap">
        {`curl ${absolute(organizationsPath)}.json \\\n  -H "Authorization: Bearer $TROUPE_TOKEN"`}
      </pre>
    </section>
  )
}
