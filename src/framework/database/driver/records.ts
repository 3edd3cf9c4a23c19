import { Column, type DriverValueDecoder, is, SQL } from 'drizzle-orm'
import pg from 'pg'
import type { Texts } from './statement.ts'

/** Fields that a select asks for: columns and expressions, or records of them. */
export type Fields = Record<string, unknown>

type Read = (texts: Texts) => unknown

/**
 * Makes a function that turns rows into records, once the types of the columns are known. Drizzle
 * works out the conversion again for every value of every row, which made lists a sixth slower.
 */
export function recordReader(fields: Fields, typeIds: number[]): Read {
  let columns = 0

  function readRecord(fields: Fields): Read {
    const readers = Object.entries(fields).map(([key, field]): [string, Read] => [
      key,
      isCell(field) ? readCell(field) : readJoined(field as Fields),
    ])
    return (texts) => {
      const record: Record<string, unknown> = {}
      for (const [key, read] of readers) record[key] = read(texts)
      return record
    }
  }

  /** Reads a joined record. If all of its columns are null, nothing was joined, and the record is null. */
  function readJoined(fields: Fields): Read {
    const first = columns
    const read = readRecord(fields)
    const end = columns
    return (texts) => {
      for (let column = first; column < end; column += 1) {
        if (texts[column] !== null) return read(texts)
      }
      return null
    }
  }

  function readCell(field: Cell): Read {
    const column = columns
    columns += 1
    const parse = parserOf(typeIds[column] as number)
    const decoder = decoderOf(field)
    return (texts) => {
      const text = texts[column] as string | null
      return text === null ? null : decoder.mapFromDriverValue(parse(text))
    }
  }

  return readRecord(fields)
}

type Cell = Column | SQL | SQL.Aliased

function isCell(field: unknown): field is Cell {
  return is(field, Column) || is(field, SQL) || is(field, SQL.Aliased)
}

/** Leaves moments as texts, because records hold them as texts. */
function parserOf(typeId: number): (text: string) => unknown {
  if (typeId === pg.types.builtins.TIMESTAMPTZ) return (text) => text
  return pg.types.getTypeParser(typeId)
}

type Decoder = DriverValueDecoder<unknown, unknown>

function decoderOf(field: Cell): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL.Aliased) ? field.sql : field
  return (expression as unknown as { decoder: Decoder }).decoder
}
