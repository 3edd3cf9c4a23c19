import { Column, type DriverValueDecoder, getTableColumns, is, SQL, Table } from 'drizzle-orm'
import pg from 'pg'
import { type Row, textsOf } from './row.ts'

/** Fields that a select asks for: columns and expressions, or records of them. */
export type Fields = Record<string, unknown>

type Convert = (text: string) => unknown

/**
 * Makes a function that turns rows into records, once the types of the columns are known. Its code is written
 * out as object literals. Drizzle works out the conversion again for every value of every row.
 */
export function recordReader(fields: Fields, typeIds: number[]): (row: Row) => unknown {
  const converts: (Convert | undefined)[] = []

  function record(fields: Fields): string {
    const selected = is(fields, Table) ? getTableColumns(fields) : fields
    const entries = Object.entries(selected).map(
      ([key, field]) =>
        `${JSON.stringify(key)}: ${isCell(field) ? cell(field) : joined(field as Fields)}`,
    )
    return `{ ${entries.join(', ')} }`
  }

  /** A joined record. If all of its columns are null, nothing was joined, and the record is null. */
  function joined(fields: Fields): string {
    const first = converts.length
    const literal = record(fields)
    const isThere = converts.slice(first).map((_, index) => `texts[${first + index}] !== null`)
    return `${isThere.join(' || ')} ? ${literal} : null`
  }

  function cell(field: Cell): string {
    const at = converts.length
    const convert = convertOf(field, typeIds[at] as number)
    converts.push(convert)
    const text = `texts[${at}]`
    return convert === undefined ? text : `${text} === null ? null : converts[${at}](${text})`
  }

  const read = new Function('converts', `return (texts) => (${record(fields)})`)(converts)
  return (row) => read(textsOf(row))
}

type Cell = Column | SQL | SQL.Aliased

function isCell(field: unknown): field is Cell {
  return is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
}

/** The way from what the database sends to what a record holds; undefined if it stays the text that it is. */
function convertOf(field: Cell, typeId: number): Convert | undefined {
  const parse = texts.has(typeId) ? undefined : pg.types.getTypeParser(typeId)
  const decoder = decoderOf(field)
  const decode =
    decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue ||
    decoder.mapFromDriverValue === plain.mapFromDriverValue
      ? undefined
      : (value: unknown) => decoder.mapFromDriverValue(value)
  if (parse === undefined || decode === undefined) return decode ?? parse
  return (text) => decode(parse(text))
}

const { TEXT, VARCHAR, TIMESTAMPTZ } = pg.types.builtins

/** Types whose values are texts in records too, as moments are. */
const texts = new Set<number>([TEXT, VARCHAR, TIMESTAMPTZ])

type Decoder = DriverValueDecoder<unknown, unknown>

function decoderOf(field: Cell): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL.Aliased) ? field.sql : field
  return (expression as unknown as { decoder: Decoder }).decoder
}

/** The decoder of expressions that name no type of their own. */
const plain = decoderOf(new SQL([]))
