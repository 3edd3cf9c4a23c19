/** The parts of an OpenAPI document that its reference shows, as `describeInterface` makes them. */
export type Described = {
  info: { version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, DescribedResponse>
    parameters: Record<string, Parameter>
    headers: Record<string, object>
  }
}

export type DescribedOperation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  deprecated?: boolean
  'x-replaced-by'?: string
  'x-area'?: string
  security?: Record<string, unknown>[]
  parameters: (Parameter | Reference)[]
  requestBody?: DescribedBody
  responses: Record<string, DescribedResponse | Reference>
}

type Reference = { $ref: string }

export type Parameter = {
  name: string
  in: string
  required?: boolean
  description: string
  schema: Schema
  example?: unknown
}

export type DescribedBody = { required: boolean; content: Content }

export type DescribedResponse = {
  description: string
  headers: Record<string, { description: string; required: boolean; schema: Schema }>
  content?: Content
}

type Content = Record<string, { schema: Schema; example?: unknown }>

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  'x-extensible-enum'?: unknown[]
  const?: unknown
  'x-in-states'?: string[]
  default?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minProperties?: number
  minItems?: number
  maxItems?: number
}

/** `Campaign`, of a reference to the schema of that name. */
export const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)

export const isReference = (part: object): part is Reference => '$ref' in part
