import type { Described } from '../../../document/described.ts'
import { asSentence } from '../operation/fields.tsx'
import { Text } from '../text.tsx'

export const sharedAnchor = (name: string) => `answer-${name}`

/** Answers that many operations give alike, with the body that comes with them. */
export function SharedAnswers({ document }: { document: Described }) {
  const { responses } = document.components

  return (
    <dl class="field-list">
      {Object.entries(responses).map(([name, { description, content = {} }]) => (
        <div id={sharedAnchor(name)}>
          <dt>
            <code>{statusOf(name, document)}</code> <span>{inWords(name)}</span>
          </dt>
          <dd>
            <p>
              <Text>{asSentence(description)}</Text>
            </p>
            {Object.values(content).map(({ example }) => (
              <code class="mt-1 block font-mono text-xs wrap-anywhere">
                {typeof example === 'string' ? example : JSON.stringify(example)}
              </code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The status with which operations refer to it. */
function statusOf(name: string, { paths }: Described): string | undefined {
  const $ref = `#/components/responses/${name}`
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const answers = operations.flatMap(({ responses }) => Object.entries(responses))
  return answers.find(([, answer]) => '$ref' in answer && answer.$ref === $ref)?.[0]
}

/** `NotFoundEmpty` as `not found empty`. */
const inWords = (name: string) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
