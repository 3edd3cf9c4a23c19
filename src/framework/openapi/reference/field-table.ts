import { z } from 'zod'
import { inMinorUnits } from '../../http/fields/json-fields.ts'
import { nameIn, type Schema } from './described.ts'
import { limitsInWords, typeInWords } from './schema-words.ts'

type Row = { name: string; type: string; words: string }

/**
 * The fields of a record as a table in Markdown, for the pages in `docs/api`. Fields in a row that say
 * the same share a line.
 */
export function fieldTable(record: z.ZodType): string {
  const { $ref, $defs, ...schema } = z.toJSONSchema(record, { unrepresentable: 'any' })
  const described = ($ref === undefined ? schema : $defs?.[nameIn($ref)]) as Schema
  const lines: Row[] = []
  for (const row of rowsOf(described)) {
    const last = lines.at(-1)
    if (last?.type === row.type && last.words === row.words) last.name += `, ${row.name}`
    else lines.push(row)
  }
  return [
    '| Field | Type | Meaning |',
    '|---|---|---|',
    ...lines.map(({ name, type, words }) => `| ${name} | ${type} | ${words} |`),
  ].join('\n')
}

function rowsOf({ properties = {}, required = [] }: Schema, within = ''): Row[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const type = isAmount(field)
      ? typeInWords(field).replace('integer', 'amount')
      : typeInWords(field)
    const row = {
      name: `\`${within}${name}\``,
      type: required.includes(name) ? type : `${type}, or absent`,
      words: wordsOf(field),
    }
    return [row, ...rowsOf(recordIn(field), `${within}${name}.`)]
  })
}

/** The record that a field is or lists, where it has no name of its own. */
function recordIn({ anyOf = [], items, ...schema }: Schema): Schema {
  return items ?? anyOf.find(({ type }) => type === 'object') ?? schema
}

const isAmount = ({ description = '' }: Schema) => description.endsWith(inMinorUnits)

function wordsOf(schema: Schema): string {
  const { description = '' } = schema
  const meaning = description.replace(inMinorUnits, '').trim()
  const limits = limitsInWords(schema).filter((sentence) => sentence !== 'At least 0.')
  return [...(meaning === '' ? [] : [meaning.replace(/[^.]$/, '$&.')]), ...limits].join(' ')
}
