import { CodePanel } from '../../../framework/openapi/reference/views/operation/code-panel.tsx'
import type { Example } from '../body-parts.ts'

/** An example in several languages: below each other, until a script lets one choose. */
export function Examples({ examples }: { examples: Example[] }) {
  const hasChoice = examples.length > 1

  return (
    <div class="space-y-3" data-languages-target={hasChoice ? 'choice' : undefined}>
      {hasChoice && (
        <fieldset class="join" hidden>
          <legend class="sr-only">Language of this example</legend>
          {examples.map(({ language }) => (
            <button
              type="button"
              class="btn btn-sm join-item aria-pressed:btn-active"
              data-action="languages#choose"
              data-language={language}
            >
              {language}
            </button>
          ))}
        </fieldset>
      )}
      {examples.map(({ language, text }) => (
        <div data-example={language}>
          <CodePanel title={language} text={text} copy />
        </div>
      ))}
    </div>
  )
}
