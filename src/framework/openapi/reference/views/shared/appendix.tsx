import type { Described } from '../../../document/described.ts'
import { Section } from '../section.tsx'
import { SharedAnswers } from './answers.tsx'
import { SharedHeaders } from './headers.tsx'

/** Parts that operations only name, told once, on the first page. */
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
        <Section anchor={anchor} title={title} description={description}>
          <div class="px-4 py-2 sm:px-5">
            <Content document={document} />
          </div>
        </Section>
      ))}
    </>
  )
}
