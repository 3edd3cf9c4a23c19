/** What programs rely on in a description of the interface, and whether another still keeps it. */

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }
type Content = Record<string, { schema?: Schema }>
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}
export type Promises = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const kept = new Set([
  ...['paths', 'components', 'schemas', 'parameters', 'operationId', 'requestBody', 'responses'],
  ...['content', 'schema', 'name', 'in', 'required', '$ref', 'type', 'enum', 'const', 'properties'],
  ...['items', 'additionalProperties', 'anyOf', 'oneOf'],
])
/** Names that others chose, below which every key counts. */
const named = new Set(['paths', 'schemas', 'parameters', 'properties', 'responses', 'content'])

/** The document without words, examples and refusals; PUT does what PATCH does. */
export function promisesIn(document: object): Promises {
  const { paths, components } = strip(document, false) as Promises
  for (const methods of Object.values(paths)) {
    if (methods.patch) delete methods.put
    for (const { responses } of Object.values(methods))
      for (const status of Object.keys(responses))
        if (!/^[23]/.test(status)) delete responses[status]
  }
  const { schemas, parameters } = components
  return { paths, components: { schemas, parameters } }
}

function strip(part: unknown, isMap: boolean): unknown {
  if (Array.isArray(part)) return part.map((one) => strip(one, false))
  if (typeof part !== 'object' || part === null) return part
  const isMethod = (key: string) => /^(get|post|patch|put|delete)$/.test(key)
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      isMap || kept.has(key) || isMethod(key)
        ? [[key, strip(value, named.has(key) && !Array.isArray(value) && !isMap)]]
        : [],
    ),
  )
}

/** What of the first is broken by the second, a line each. */
export function brokenIn(before: Promises, after: Promises): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const now = after.paths[path]?.[method]
      const place = `${method.toUpperCase()} ${path}`
      if (now === undefined) return [`${place} is gone`]
      return compareOperations(operation, now, before, after).map((one) => `${place}: ${one}`)
    }),
  )
}

function compareOperations(old: Operation, now: Operation, before: Promises, after: Promises) {
  const name =
    old.operationId === now.operationId ? [] : [`it was called ${old.operationId} before`]
  const sent = comparison(before, after, 'sent')
  const answered = comparison(before, after, 'answered')
  const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema
  const [oldBody, newBody] = [bodyOf(old), bodyOf(now)]
  const body = oldBody && newBody ? sent(oldBody, newBody, 'body') : []
  const bodyNeeded =
    now.requestBody?.required && !old.requestBody?.required ? ['a body is needed now'] : []
  const answers = Object.entries(old.responses).flatMap(([status, answer]) => {
    const current = now.responses[status]
    if (current === undefined) return [`it answers ${status} no more`]
    return Object.entries(answer.content ?? {}).flatMap(([type, { schema }]) => {
      const other = current.content?.[type]
      if (other === undefined) return [`it answers no ${type} any more`]
      return schema && other.schema ? answered(schema, other.schema, 'answer') : []
    })
  })
  return [
    ...name,
    ...compareParameters(old, now, before, after),
    ...bodyNeeded,
    ...body,
    ...answers,
  ]
}

function compareParameters(old: Operation, now: Operation, before: Promises, after: Promises) {
  const sent = comparison(before, after, 'sent')
  // Commas between its values make a text, as which it was sent while it was described so.
  const one = ({ in: place, schema }: Parameter): Schema =>
    (place === 'query' && schema.type === 'array' && schema.items) || schema
  const all = (operation: Operation, { components }: Promises) =>
    new Map(
      (operation.parameters ?? []).map((one) => {
        const found = one.$ref ? components.parameters[nameIn(one.$ref)] : one
        return [`${found?.in} ${found?.name}`, found as Parameter]
      }),
    )
  const [known, current] = [all(old, before), all(now, after)]
  return [
    ...[...known].flatMap(([name, parameter]) => {
      const other = current.get(name)
      return other === undefined ? [`${name} is gone`] : sent(one(parameter), one(other), name)
    }),
    ...[...current].flatMap(([name, { required }]) =>
      required && !known.get(name)?.required ? [`${name} is needed now`] : [],
    ),
  ]
}

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** Sent values may become more, answered ones fewer; fields stay. */
function comparison(before: Promises, after: Promises, way: 'sent' | 'answered') {
  const seen = new Set<string>()
  const at = ({ components }: Promises, schema: Schema): Schema =>
    schema.$ref ? (components.schemas[nameIn(schema.$ref)] ?? {}) : schema

  return function compare(one: Schema, other: Schema, place: string): string[] {
    const pair = `${one.$ref} ${other.$ref}`
    if (one.$ref && other.$ref && seen.has(pair)) return []
    seen.add(pair)
    const [old, now] = [at(before, one), at(after, other)]
    const [from, to] = way === 'sent' ? [old, now] : [now, old]
    const lost = typesOf(from).filter((type) => !typesOf(to).includes(type))
    const isTyped = typesOf(old).length > 0 && typesOf(now).length > 0
    const values = way === 'sent' && now.enum ? (old.enum ?? []) : []
    const gone = values.filter((value) => !now.enum?.includes(value))
    const [wanted, given] = way === 'sent' ? [now, old] : [old, now]
    const demanded = (wanted.required ?? []).filter((name) => !given.required?.includes(name))
    return [
      ...(isTyped && lost.length > 0 ? [`${place} has another type (${lost})`] : []),
      ...(gone.length > 0 ? [`${place} takes ${gone} no more`] : []),
      ...(way === 'sent' && now.enum && !old.enum && isTyped ? [`${place} has a set now`] : []),
      ...demanded.map((name) =>
        way === 'sent' ? `${place}.${name} is needed now` : `${place}.${name} may be missing`,
      ),
      ...Object.entries(old.properties ?? {}).flatMap(([name, field]) => {
        const same = now.properties?.[name]
        return same ? compare(field, same, `${place}.${name}`) : [`${place}.${name} is gone`]
      }),
      ...(old.items && now.items ? compare(old.items, now.items, `${place}[]`) : []),
      ...variantsOf(old).flatMap((variant, index) => {
        const same = variantsOf(now)[index]
        return same ? compare(variant, same, place) : []
      }),
    ]
  }
}

/** Of several that a value may be, those with fields. */
function variantsOf({ anyOf, oneOf }: Schema): Schema[] {
  return (anyOf ?? oneOf ?? []).filter((one) => one.$ref ?? one.properties ?? one.items)
}

function typesOf({ type, anyOf, oneOf }: Schema): string[] {
  if (type !== undefined) return [type].flat()
  return (anyOf ?? oneOf ?? []).flatMap((one) => (one.$ref ? ['record'] : typesOf(one)))
}
