import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import type { Described, Schema } from '../../../src/framework/openapi/document/described.ts'
import { exampleOf } from '../../../src/framework/openapi/document/examples.ts'

export type Fields = Record<string, unknown>

/** A body of a request as the description has it, and what it is like without some of its fields. */
export type SentBody = {
  example: Fields
  required: string[]
  optional: string[]
  isOptional: boolean
  /** The body that holds these fields, under their root if they have one. */
  holding: (fields: Fields) => Fields
  fieldsOf: (body: unknown) => Fields
  isValid: (body: Fields) => boolean
}

export function sentBody(
  document: Described,
  ajv: Ajv2020,
  { path, method, root }: { path: string; method: string; root: string | undefined },
): SentBody {
  const pointer = [path, method, 'requestBody', 'content', 'application/json', 'schema']
  const { requestBody } = document.paths[path]?.[method] ?? {}
  const schema = requestBody?.content['application/json']?.schema as Schema
  const record = root === undefined ? schema : (schema.properties?.[root] as Schema)
  const { required = [], properties = {} } = record
  const validate = ajv.getSchema(`document#/paths/${pointer.map(escaped).join('/')}`)

  return {
    example: exampleOf(record, document.components.schemas) as Fields,
    required,
    optional: Object.keys(properties).filter((name) => !required.includes(name)),
    isOptional: !requestBody?.required,
    holding: (fields) => (root === undefined ? fields : { [root]: fields }),
    fieldsOf: (body) => (root === undefined ? body : Object(body)[root]) as Fields,
    isValid: (body) => (validate as ValidateFunction)(body) as boolean,
  }
}

export function without(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** Each of the optional fields to leave out, and then all of them, where something is left. */
export function leftOut(body: SentBody, kept: string[] = []): string[][] {
  const names = body.optional.filter((name) => !kept.includes(name))
  const each = names.length > 1 ? names.map((name) => [name]) : []
  const isNothingLeft = body.required.length + kept.length === 0 && !body.isOptional
  return isNothingLeft || names.length === 0 ? each : [...each, names]
}

const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
