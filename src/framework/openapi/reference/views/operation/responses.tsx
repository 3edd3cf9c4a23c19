import { STATUS_CODES } from 'node:http'
import {
  type Described,
  type DescribedResponse,
  isReference,
  nameIn,
} from '../../../document/described.ts'
import { answerExampleOf } from '../../examples.ts'
import type { Operation } from '../../operations.ts'
import { useAddressOf } from '../addresses.ts'
import { Part } from '../part.tsx'
import { sharedAnchor } from '../shared/answers.tsx'
import { headerAnchor, sharedHeaders } from '../shared/headers.tsx'
import { Text } from '../text.tsx'
import { CodePanel } from './code-panel.tsx'
import { Field, RecordLink } from './fields.tsx'

type Props = { responses: Operation['responses']; document: Described }

/** The answers of an operation, its own in full; those that many share are told of elsewhere, once. */
export function Responses({ responses }: Props) {
  const addressOf = useAddressOf()
  const shared = Object.entries(responses).flatMap(([status, response]) =>
    isReference(response) ? [{ status, name: nameIn(response.$ref) }] : [],
  )

  return (
    <>
      <Part title="Answer">
        {ownAnswers(responses).map(([status, response]) => (
          <Answer status={status} response={response} />
        ))}
      </Part>
      <Part title="Other answers">
        <p class="flex flex-wrap gap-1.5 pt-1">
          {shared.map(({ status, name }) => (
            <a href={addressOf(sharedAnchor(name))} title={STATUS_CODES[status]} class="chip-link">
              {status}
            </a>
          ))}
        </p>
      </Part>
    </>
  )
}

/** The body that the example of the request gets. */
export function AnswerExample({ responses, document }: Props) {
  const example = answerExampleOf(responses, document)
  if (example === undefined) return null
  return <CodePanel title={`Answer, ${example.status}`} text={example.text} />
}

function ownAnswers(responses: Operation['responses']): [string, DescribedResponse][] {
  return Object.entries(responses).flatMap(([status, response]) =>
    isReference(response) ? [] : [[status, response]],
  )
}

function Answer({ status, response }: { status: string; response: DescribedResponse }) {
  const { description, headers, content } = response
  const addressOf = useAddressOf()
  const schema = content?.['application/json']?.schema
  const record = schema?.$ref ?? schema?.items?.$ref
  const [common, own] = partition(Object.entries(headers), ([name]) => name in sharedHeaders)

  return (
    <div class="border-t border-base-300 py-2.5 text-sm first-of-type:border-0">
      <p>
        <span class="mr-2 font-mono text-xs font-semibold text-success">{status}</span>
        <Text>{description}</Text>
      </p>
      {record && (
        <p class="mt-1 text-xs text-base-content/70">
          {schema?.items ? 'Body: array of ' : 'Body: '}
          <RecordLink name={nameIn(record)} />
        </p>
      )}
      <p class="mt-1 text-xs text-base-content/70">
        {'Headers: '}
        {common.map(([name], index) => (
          <>
            {index > 0 && ', '}
            <a href={addressOf(headerAnchor(name))} class="link font-mono">
              {name}
            </a>
          </>
        ))}
      </p>
      {own.length > 0 && (
        <dl class="field-list">
          {own.map(([name, { description, schema, required }]) => (
            <Field
              name={name}
              schema={schema}
              description={description}
              mark={required ? undefined : 'may be missing'}
            />
          ))}
        </dl>
      )}
    </div>
  )
}

function partition<Item>(all: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [all.filter(isFirst), all.filter((item) => !isFirst(item))]
}
