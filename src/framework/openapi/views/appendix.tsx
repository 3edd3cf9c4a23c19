import type { Described } from '../described.ts'
import { SharedAnswers } from './shared-answers.tsx'
import { SharedHeaders } from './shared-headers.tsx'

/** What operations only name, told once below all of them. */
export const appendix = [
  {
    anchor: 'shared-answers',
    title: 'Shared answers',
    description: 'What many operations answer alike.',
    content: SharedAnswers,
  },
  {
    anchor: 'shared-headers',
    title: 'Shared headers',
    description: 'What comes with the answers of many operations.',
    content: SharedHeaders,
  },
]

export function Appendix({ document }: { document: Described }) {
  return (
    <>
      {appendix.map(({ anchor, title, description, content: Content }) => (
        <section aria-labelledby={anchor} class="mt-10">
          <h2 id={anchor} class="reference-title">
            {title}
          </h2>
          <p class="mt-1 mb-4 text-base-content/75">{description}</p>
          <div class="rounded-box border border-base-300 bg-base-100 px-4 py-2 shadow-xs sm:px-5">
            <Content document={document} />
          </div>
        </section>
      ))}
    </>
  )
}
