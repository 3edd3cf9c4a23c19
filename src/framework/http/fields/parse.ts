import { z } from 'zod'
import { type AttributeErrors, BadRequest, Invalid, refuse } from '../../errors.ts'
import { knownNames, nearestName } from './nearest-name.ts'
import { fieldsIn, isNothing, isRecord } from './root.ts'

/**
 * Says what is wrong with fields together, of which each is right by itself. Those that are not are missing.
 */
type Rules<Schema extends z.ZodType> = (fields: Partial<z.output<Schema>>) => AttributeErrors

/**
 * The fields of one record out of a request's body, under their root (`{campaign: {…}}`) or flat.
 * Unknown and read-only keys are passed over: the schema names what may be written. Whatever is wrong is said
 * at once, in the order of the form.
 */
export function parse<Schema extends z.ZodObject>(
  schema: Schema,
  root: string,
  body: unknown,
  rules?: Rules<Schema>,
): z.output<Schema> {
  const fields = fieldsIn(body, root, Object.keys(schema.shape))
  if (fields === undefined) throw missing(root, misspelledIn(schema, root, body))
  return validate(schema, fields, rules)
}

/**
 * Like `parse`, for a record whose fields all have a meaning when they are left out. Its root has to be
 * there.
 */
export function parsePossiblyEmpty<Schema extends z.ZodObject>(
  schema: Schema,
  root: string,
  body: unknown,
): z.output<Schema> {
  const isEmpty = isRecord(body) && isRecord(body[root]) && isNothing(body, root)
  return isEmpty ? validate(schema, {}) : parse(schema, root, body)
}

/** Like `parse`, for a record that can be created from defaults alone, without any body. */
export function parseOptional<Schema extends z.ZodObject>(
  schema: Schema,
  root: string,
  body: unknown,
  rules?: Rules<Schema>,
): z.output<Schema> {
  const fields = fieldsIn(body, root, Object.keys(schema.shape))
  if (fields === undefined && !isNothing(body, root))
    throw missing(root, misspelledIn(schema, root, body))
  return validate(schema, fields ?? {}, rules)
}

export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  rules: Rules<Schema> = () => ({}),
): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success)
    throw new Invalid(allErrors(schema, input, result.error, rules), allowedOf(result.error))
  refuse(rules(result.data))
  return result.data
}

/** The rules also look at the fields that are right, though others are not. */
function allErrors<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  error: z.ZodError,
  rules: Rules<Schema>,
): AttributeErrors {
  const wrong = attributeErrors(error)
  if (!(schema instanceof z.ZodObject)) return wrong
  const right = Object.entries(Object(input)).filter(([name]) => !(name in wrong))
  // Of the fields alone, since what a schema refines about all of them cannot be asked of some.
  const { data = {} } = z.object(schema.shape).partial().safeParse(Object.fromEntries(right))
  const errors = { ...rules(data as Partial<z.output<Schema>>), ...wrong }
  const order = [...Object.keys(schema.shape), ...Object.keys(errors)]
  const inOrder = [...new Set(order)].filter((name) => name in errors)
  return Object.fromEntries(inOrder.map((name) => [name, errors[name] as string[]]))
}

/**
 * Refuses fields that a program sends empty where to send nothing means that there is no limit: a variable
 * that has no value by mistake must not lift one. A form of a page sends all of its fields.
 */
export function refuseEmpty(
  { format, body }: { format: string; body: unknown },
  root: string,
  names: string[],
): void {
  if (format === 'html') return
  const sent = fieldsIn(body, root, names) ?? {}
  const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''
  const empty = names.filter((name) => isEmpty(sent[name]))
  refuse(Object.fromEntries(empty.map((name) => [name, [emptyField]])))
}

const emptyField = "can't be blank: leave it out, or send null"

export function missing(root: string, misspelled: string[] = []): BadRequest {
  const named = [root, ...misspelled].join('; ')
  return new BadRequest(`param is missing or the value is empty or invalid: ${named}`)
}

/** Of a body in which nothing is known: what is nearly the root, or a field. A few tell what is wrong. */
function misspelledIn(schema: z.ZodObject, root: string, body: unknown): string[] {
  const known = knownNames([root, ...Object.keys(schema.shape)])
  return Object.keys(isRecord(body) ? body : {})
    .filter((name) => name !== root && name.length <= longestNamed)
    .slice(0, mostNamed)
    .flatMap((name) => {
      const meant = nearestName(name, known)
      return meant === undefined ? [] : [`${name} was sent (${meant}?)`]
    })
}

const mostNamed = 5
const longestNamed = 64

function attributeErrors(error: z.ZodError): AttributeErrors {
  const errors: AttributeErrors = {}
  for (const { path, message } of error.issues) {
    const attribute = String(path[0] ?? 'base')
    errors[attribute] = [...new Set([...(errors[attribute] ?? []), message])]
  }
  return errors
}

/** A choice of thousands, as of all countries, is told too: whoever got it wrong has no other list. */
function allowedOf(error: z.ZodError): AttributeErrors {
  const allowed: AttributeErrors = {}
  for (const issue of error.issues)
    if (issue.code === 'invalid_value') allowed[String(issue.path[0])] = issue.values.map(String)
  return allowed
}
