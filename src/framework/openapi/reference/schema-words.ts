import { nameIn, type Schema } from '../document/described.ts'

/** The most values that are listed; more are counted. */
const mostListed = 20

/** The kind of a value, in as few words as possible. */
export function typeInWords(schema: Schema): string {
  const { $ref, type, format, items } = schema
  const anyOf = schema.anyOf ?? schema.oneOf
  if ($ref !== undefined) return nameIn($ref)
  if (anyOf !== undefined) return eitherOf(anyOf.map(typeInWords))
  if (Array.isArray(type)) return eitherOf(type)
  if (type === 'array') {
    const isKnown = items?.type !== undefined || items?.$ref !== undefined
    return isKnown ? `array of ${plural(items)}` : 'array'
  }
  if (format === 'binary') return 'file'
  if (format !== undefined) return format === 'uri' ? 'URL' : format
  return type ?? eitherOf(schema.enum?.map((value) => typeof value) ?? ['anything'])
}

function eitherOf(types: string[]): string {
  const [last, ...others] = [...new Set(types.flatMap((type) => type.split(/, | or /)))].reverse()
  return others.length === 0 ? `${last}` : `${others.reverse().join(', ')} or ${last}`
}

function plural(schema: Schema): string {
  const word = typeInWords(schema)
  return /^[a-z]+$/.test(word) ? `${word}s` : word
}

/** Limits that must hold for a value besides, as sentences. */
export function limitsInWords(schema: Schema): string[] {
  const { anyOf = [], items, const: value, default: usual } = schema
  return [
    ...(value === undefined ? [] : [`Always \`${value}\`.`]),
    ...valuesInWords(schema),
    ...knownInWords(schema),
    ...(items === undefined
      ? []
      : [...valuesInWords(items, schema.examples?.flat()), ...knownInWords(items)]),
    ...anyOf.flatMap(limitsInWords),
    ...range('', schema.minimum, schema.maximum),
    ...range(' characters', schema.minLength, schema.maxLength),
    ...range(' items', schema.minItems, schema.maxItems),
    ...(usual === undefined ? [] : [`\`${usual}\` if left out.`]),
  ]
}

function valuesInWords({ enum: values, examples }: Schema, likely = examples): string[] {
  if (values === undefined) return []
  if (values.length <= mostListed) return [`One of ${[...new Set(values.map(asCode))].join(', ')}.`]
  return [`One of ${values.length} values, such as ${asCode(likely?.[0] ?? values[0])}.`]
}

/** The known values of a set that may grow. */
function knownInWords({ 'x-extensible-enum': values, examples }: Schema): string[] {
  if (values === undefined) return []
  return [...valuesInWords({ enum: values, ...(examples && { examples }) }), 'More may be added.']
}

const asCode = (value: unknown) => (value === '' ? '`""`' : `\`${value}\``)

function range(unit: string, least: number | undefined, most: number | undefined): string[] {
  // The largest numbers that JSON can carry safely are no limits that anybody has to know.
  const start = least === Number.MIN_SAFE_INTEGER ? undefined : least
  const end = most === Number.MAX_SAFE_INTEGER ? undefined : most
  if (start === undefined && end === undefined) return []
  if (end === undefined) return [`At least ${start}${unit}.`]
  if (start === undefined) return [`At most ${end}${unit}.`]
  return [start === end ? `Exactly ${start}${unit}.` : `${start} to ${end}${unit}.`]
}
