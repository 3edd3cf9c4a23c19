import { demoSignInPath } from '../../../vocabulary/addresses/urls.ts'
import type { Guise } from '../guises/demo.ts'

/** The people of the demo world; nothing where there is none. */
export function Guises({ guises }: { guises: readonly Guise[] }) {
  if (guises.length === 0) return null

  return (
    <section class="mt-8" aria-labelledby="guises">
      <h2 id="guises" class="mb-3 text-center text-sm text-base-content/70">
        This is a trial: look around as one of these people
      </h2>
      <div class="grid gap-3 sm:grid-cols-2">
        {guises.map(({ email, label, hint }) => (
          <form method="post" action={demoSignInPath}>
            <input type="hidden" name="email_address" value={email} />
            <button
              type="submit"
              class="btn btn-block h-auto min-h-11 flex-col items-start gap-0 py-2 text-left"
            >
              <span>{label}</span>
              <span class="text-xs font-normal text-base-content/70">{hint}</span>
            </button>
          </form>
        ))}
      </div>
    </section>
  )
}
