import { z } from 'zod'
import { inMinorUnits } from '../../http/fields/json-fields.ts'
import { nameIn, type Schema } from '../document/described.ts'
import { limitsInWords, typeInWords } from './schema-words.ts'

type Row = { name: string; within: string; type: string; words: string }

/**
 * The fields of a record as a table in Markdown, for the pages in `docs/api`; without those that another
 * record has too, where a page has told of it before. Fields in a row that say the same share a line.
 */
export function fieldTable(record: z.ZodType, before?: z.ZodType): string {
  return schemaTable(describeRecord(record), before && describeRecord(before).properties)
}

export function schemaTable(schema: Schema, known?: Schema['properties']): string {
  const lines: Row[] = []
  for (const row of rowsOf(schema, known)) {
    const last = lines.at(-1)
    const isAlike = last?.type === row.type && last.words === row.words
    if (isAlike && last.within === row.within) last.name += `, ${row.name}`
    else lines.push(row)
  }
  return [
    '| Field | Type | Meaning |',
    '|---|---|---|',
    ...lines.map(({ name, type, words }) => `| ${name} | ${type} | ${words} |`),
  ].join('\n')
}

/** A record as JSON Schema, with its fields at hand. */
export function describeRecord(record: z.ZodType): Schema {
  const { $ref, $defs, ...schema } = z.toJSONSchema(record, { unrepresentable: 'any' })
  return ($ref === undefined ? schema : $defs?.[nameIn($ref)]) as Schema
}

function rowsOf(
  { properties = {}, required = [] }: Schema,
  known: Schema['properties'] = {},
  within = '',
): Row[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (name in known) return []
    const type = isAmount(field)
      ? typeInWords(field).replace('integer', 'amount')
      : typeInWords(field)
    const row = {
      name: `\`${within}${name}\``,
      within,
      type: required.includes(name) ? type : `${type}, or absent`,
      words: wordsOf(field),
    }
    return [row, ...rowsOf(recordIn(field), {}, `${within}${name}.`)]
  })
}

/** The record that a field is or lists, where it has no name of its own. */
function recordIn({ anyOf = [], items, ...schema }: Schema): Schema {
  return items ?? anyOf.find(({ type }) => type === 'object') ?? schema
}

/** A value that may be null has it inside. */
const descriptionOf = ({ description, anyOf }: Schema) =>
  description ?? anyOf?.[0]?.description ?? ''

const isAmount = (schema: Schema) => descriptionOf(schema).endsWith(inMinorUnits)

function wordsOf(schema: Schema): string {
  const meaning = descriptionOf(schema).replace(inMinorUnits, '').trim()
  const limits = limitsInWords(schema).filter((sentence) => sentence !== 'At least 0.')
  return [...(meaning === '' ? [] : [meaning.replace(/[^.]$/, '$&.')]), ...limits].join(' ')
}
