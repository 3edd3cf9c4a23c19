import { newSessionPath, stepUpPath } from '../../../../../vocabulary/addresses/urls.ts'
import { Icon } from '../../../../views/values/icon.tsx'
import type { Described } from '../../../document/described.ts'
import type { Operation } from '../../operations.ts'
import { tryable } from '../../tryable.ts'

/** The place where the script puts the form of an operation, once its entry is opened. */
export function TryIt({ operation, document }: { operation: Operation; document: Described }) {
  const form = tryable(operation, document)
  return form ? <div data-try={JSON.stringify(form)} /> : null
}

/**
 * The form of every operation on the page, which is filled in by the script. Without scripts there is none.
 */
export function TryItForm() {
  return (
    <template id="try-it">
      <details class="group overflow-hidden rounded-box border border-base-300 bg-base-100">
        <summary class="flex min-h-10 cursor-pointer list-none items-center gap-2 px-3 text-xs font-medium -outline-offset-2 hover:bg-base-200">
          <Icon name="chevronRight" class="size-4 text-base-content/50 group-open:rotate-90" />
          Try it with your session
        </summary>
        <form class="space-y-3 border-t border-base-300 p-3">
          <div class="space-y-3" data-part="fields" />
          <label class="block space-y-1 text-xs" data-part="body">
            <span class="font-medium">Body</span>
            <textarea
              class="textarea w-full font-mono text-xs leading-relaxed"
              rows={8}
              spellcheck={false}
            />
          </label>
          <p class="text-xs text-base-content/75" data-part="warning">
            It is done for real and in your name, as if you had done it on a page.
          </p>
          <button type="submit" class="btn btn-sm h-auto min-h-8 w-full py-1.5" />
        </form>
        <div class="border-t border-base-300" data-part="answer" hidden>
          <p class="px-3 pt-2 font-mono text-xs font-semibold" role="status" />
          <p class="px-3 pt-1 text-xs" data-hint="401" hidden>
            <a href={newSessionPath()} class="link">
              Sign in to try it
            </a>
          </p>
          <p class="px-3 pt-1 text-xs" data-hint="403" hidden>
            <a href={stepUpPath()} class="link">
              Confirm that it is you
            </a>
          </p>
          <dl class="px-3 pt-1 font-mono text-xs wrap-anywhere text-base-content/75" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by keyboard. */}
          <pre tabIndex={0} class="code-lines" />
        </div>
      </details>
    </template>
  )
}
