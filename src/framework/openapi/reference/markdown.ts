import { absolute, markdownPath } from '../../../vocabulary/addresses/urls.ts'
import { neededInWords } from '../areas.ts'
import { type Described, isReference, nameIn, type Schema } from '../document/described.ts'
import { curlOf } from './curl.ts'
import { answerExampleOf } from './examples.ts'
import { schemaTable } from './field-table.ts'
import type { Operation } from './operations.ts'
import type { Reference } from './records.ts'
import { limitsInWords, typeInWords } from './schema-words.ts'

type Group = Reference['groups'][number]

/** The first page of the reference, for programs that read: the way to each group and operation. */
export function overviewMarkdown({ groups, document }: Reference): string {
  return blocks(
    '# JSON interface',
    document.info.description,
    ...groups.flatMap(({ name, path, description, operations }) => [
      `## [${name}](${absolute(markdownPath(path))})`,
      description,
      operations
        .map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`)
        .join('\n'),
    ]),
  )
}

/** All of a group: its operations with examples, and the records that it is the first to answer with. */
export function groupMarkdown(group: Group, document: Described): string {
  return blocks(
    `# ${group.name}`,
    group.description,
    ...group.operations.flatMap((operation) => operationBlocks(operation, document)),
    ...group.records.flatMap((name) => [
      `## Record ${name}`,
      schemaTable(document.components.schemas[name] as Schema),
    ]),
  )
}

function operationBlocks(operation: Operation, document: Described): string[] {
  const { method, path, summary, description, requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  const example = answerExampleOf(responses, document)
  return [
    `## ${summary}`,
    `\`${method} ${path}\` (\`${operation.operationId}\`)`,
    description,
    neededInWords(method, operation['x-area']),
    ...(operation.deprecated ? [`Deprecated: use \`${operation['x-replaced-by']}\`.`] : []),
    ...parameterTable(operation),
    ...(body ? ['Body:', schemaTable(body)] : []),
    fenced('sh', curlOf(operation, document)),
    `Answers: ${Object.entries(responses).map(answerInWords).join(', ')}.`,
    ...(example === undefined ? [] : [fenced('json', example.text)]),
  ]
}

function parameterTable({ parameters }: Operation): string[] {
  if (parameters.length === 0) return []
  const rows = parameters.map(({ name, in: place, schema, required, description }) => {
    const words = [description, ...limitsInWords(schema)].map((one) => one.replace(/[^.]$/, '$&.'))
    const needed = required ? ', required' : ''
    return `| \`${name}\` | ${place}${needed} | ${typeInWords(schema)} | ${words.join(' ')} |`
  })
  return [['| Parameter | In | Type | Meaning |', '|---|---|---|---|', ...rows].join('\n')]
}

function answerInWords([status, answer]: [string, Operation['responses'][string]]): string {
  if (isReference(answer)) return status
  const schema = answer.content?.['application/json']?.schema
  const record = schema?.$ref ?? schema?.items?.$ref
  if (record === undefined) return status
  return `${status} (${schema?.items ? 'array of ' : ''}${nameIn(record)})`
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

const blocks = (...all: string[]) => `${all.filter((one) => one !== '').join('\n\n')}\n`
