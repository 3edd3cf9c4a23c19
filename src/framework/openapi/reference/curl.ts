import type { Described } from '../document/described.ts'
import { exampleOf } from '../document/examples.ts'
import { asJson } from './examples.ts'
import type { Operation } from './operations.ts'

/** The operation as a line for the shell, with the examples of its description for values. */
export function curlOf(operation: Operation, document: Described): string {
  const { method, requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  const body = schema && asJson(exampleOf(schema, document.components.schemas))

  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${addressOf(operation, document)}"`,
    ...headersOf(operation).map((header) => `-H "${header}"`),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(body)}`]),
    ...bytesOf(operation),
  ].join(' \\\n  ')
}

function bytesOf({ requestBody }: Operation): string[] {
  const [type] = Object.keys(requestBody?.content ?? {})
  const isBytes = type !== undefined && !/^(application\/json|multipart\/)/.test(type)
  return isBytes ? [`-H "Content-Type: ${type}"`, '--data-binary @part'] : []
}

function addressOf({ path, parameters }: Operation, { servers }: Described): string {
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((address, { name, example }) => address.replace(`{${name}}`, String(example)), path)
  return `${servers[0]?.url}${filled}`
}

/** Secrets are taken from variables, so that nobody has to write one into a line that is kept. */
function headersOf({ security, parameters }: Operation): string[] {
  const own = parameters.filter(({ in: place, name }) => place === 'header' && !isConditional(name))
  return [...credential(security), ...own.map(({ name, example }) => `${name}: ${example}`)]
}

/** A first request has nothing yet that it could name. */
const isConditional = (name: string) => ['If-None-Match', 'If-Match'].includes(name)

function credential(security: Operation['security']): string[] {
  if (security === undefined) return ['Authorization: Bearer $TOKEN']
  return security.length === 0 ? [] : ['Cookie: session_token=$SESSION_TOKEN']
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
