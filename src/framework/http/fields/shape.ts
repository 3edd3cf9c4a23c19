import { z } from 'zod'

/**
 * A record of the interface, declared once: each field with its type, its meaning and where its value
 * comes from. The answers, `/openapi.json`, the reference and the tables in `docs/api` are made of it.
 *
 *     export const CampaignJson = shapeOf<Campaign>()('Campaign', {
 *       name: text('Autumn roast'),                    // the row's value of the same name
 *       organization: OrganizationJson,                // the same, in a shape of its own
 *       url: from(urlLike('https://…'), campaignUrl),  // made of the row
 *       brand: from(text('Northwind'), 'brand_name'),  // the row's value of another name
 *     })
 *     CampaignJson.present(campaign)
 */
type Shape<Source = never, Schema extends z.ZodType = z.ZodType> = Schema & {
  present: (source: Source) => z.infer<Schema>
}

type Derived<Source = never, Schema extends z.ZodType = z.ZodType> = {
  schema: Schema
  derive: (source: Source) => z.infer<Schema>
}

type Fields = Record<string, z.ZodType | Derived>
type Schemas<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends Derived<never, infer Schema>
    ? Schema
    : Given[Name] extends z.ZodType
      ? Given[Name]
      : never
}

/** A value that is made of the whole row, or that the row has under another name. */
export function from<Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  name: Name,
): Derived<Record<Name, z.infer<Schema>>, Schema>
export function from<Source, Schema extends z.ZodType>(
  schema: Schema,
  derive: (source: Source) => z.infer<Schema>,
): Derived<Source, Schema>
export function from(schema: z.ZodType, made: string | Derived['derive']): Derived {
  const derive = typeof made === 'string' ? (source: Record<string, unknown>) => source[made] : made
  return { schema, derive }
}

export function listOf<Source, Schema extends z.ZodType>(shape: Shape<Source, Schema>) {
  const present = (sources: readonly Source[]) => sources.map(shape.present)
  return Object.assign(z.array<Schema>(shape), { present })
}

export function nullable<Source, Schema extends z.ZodType>(shape: Shape<Source, Schema>) {
  const present = (source: Source | null) => source && shape.present(source)
  return Object.assign(z.nullable<Schema>(shape), { present })
}

/** A field with a word on what it is in this place. */
export function meaning<Source, Schema extends z.ZodType>(
  field: Derived<Source, Schema>,
  description: string,
): Derived<Source, Schema>
export function meaning<Source, Schema extends z.ZodType>(
  shape: Shape<Source, Schema>,
  description: string,
): Shape<Source, Schema>
export function meaning(field: Derived | Shape, description: string): Derived | Shape {
  return 'derive' in field
    ? { ...field, schema: field.schema.describe(description) }
    : Object.assign(field.describe(description), { present: field.present })
}

/**
 * A field that holds something only while the record is in one of these states; in none of them, where it
 * seldom does. Examples are made by it, so that no draft is shown with a day on which it was published.
 */
export function inStates<Field extends z.ZodType | Derived>(
  states: readonly string[],
  field: Field,
): Field {
  const marked = { 'x-in-states': states }
  if ('derive' in field) return { ...field, schema: field.schema.meta(marked) }
  const { present } = field as Partial<Shape>
  return Object.assign(field.meta(marked), present && { present }) as unknown as Field
}

export const seldom = <Field extends z.ZodType | Derived>(field: Field): Field =>
  inStates([], field)

/** Fields that the row lacks, or has in another type, are refused by their names. */
type Held<Source, Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends Derived<infer Needed>
    ? Source extends Needed
      ? Given[Name]
      : never
    : Name extends keyof Source
      ? Given[Name] extends { present: (source: infer Needed) => unknown }
        ? Source[Name] extends Needed
          ? Given[Name]
          : never
        : Given[Name] extends z.ZodType
          ? Source[Name] extends z.infer<Given[Name]>
            ? Given[Name]
            : never
          : never
      : never
}

/** Declares the fields of a record. Its name is undefined where it is only ever part of one other record. */
export function shapeOf<Source>() {
  return <Given extends Fields>(
    name: string | undefined,
    fields: Given & Held<Source, Given>,
  ): Shape<Source, z.ZodObject<Schemas<Given>>> => {
    const schemas = Object.entries<z.ZodType | Derived>(fields).map(([key, field]) => [
      key,
      'derive' in field ? field.schema : field,
    ])
    const schema = z.object<Schemas<Given>>(Object.fromEntries(schemas))
    const named = name === undefined ? schema : schema.meta({ id: name })
    return Object.assign(named, { present: presenterOf(fields) })
  }
}

/**
 * Makes a presenter whose code is written out as an object literal, because filling an object name by name
 * takes twenty times as long, which a list of twenty records would feel.
 */
function presenterOf(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => {
    if ('derive' in field) return `${name}: fields.${name}.derive(source)`
    if ('present' in field) return `${name}: fields.${name}.present(source.${name})`
    return `${name}: source.${name}`
  })
  return new Function('fields', `return (source) => ({ ${entries.join(', ')} })`)(fields)
}
