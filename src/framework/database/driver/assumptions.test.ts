import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { Parser } from 'pg-protocol/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../project-root.ts'
import { query } from './prepared.ts'

/**
 * This folder stands on parts of `pg` and Drizzle that they do not document, and the embedded database
 * on some of PGlite. An upgrade that changes one of them fails here, by name, before it fails anywhere else.
 */

type Packages = { dependencies: Record<string, string>; version: string }

const packageAt = (path: string): Packages =>
  JSON.parse(readFileSync(join(projectRoot, path, 'package.json'), 'utf8'))

test.each(['pg', 'pg-protocol', 'drizzle-orm', '@electric-sql/pglite'])(
  '%s is pinned to the version this was written for',
  (name) => {
    const pinned = packageAt('.').dependencies[name]
    expect(pinned).toMatch(/^\d+\.\d+\.\d+$/)
    expect(packageAt(`node_modules/${name}`).version).toBe(pinned)
  },
)

describe('pg', () => {
  const client = new pg.Client({ pipeline: true })
  const { connection } = client as unknown as { connection: Record<string, unknown> }

  test('sends a statement before the one before it is answered, where it is told to', () => {
    expect(client.pipeline).toBe(true)
    expect(new pg.Client().pipeline).toBe(false)
  })

  test('keeps on a connection what was prepared there, and what is being prepared', () => {
    expect(connection.parsedStatements).toEqual({})
    expect(connection.submittedNamedStatements).toEqual({})
  })

  test.each(['parse', 'bind', 'describe', 'execute', 'sync'])(
    'lets a statement %s for itself',
    (step) => {
      expect(connection[step]).toBeTypeOf('function')
    },
  )

  test.each([
    'handleRowDescription',
    'handleDataRow',
    'handleCommandComplete',
    'handleReadyForQuery',
    'handleError',
  ])('hands answers to %s', (handler) => {
    expect(Object(pg.Query.prototype)[handler]).toBeTypeOf('function')
  })

  test('reads each message by one method, and a row as its values', () => {
    const parser = new Parser()
    const messages: unknown[] = []
    const row = Buffer.from('D\0\0\0\x0b\0\x01\0\0\0\x01A', 'latin1')

    parser.parse(row, (message) => messages.push(message))

    expect(Object(Parser.prototype).handlePacket).toBeTypeOf('function')
    expect(messages).toMatchObject([{ name: 'dataRow', fieldCount: 1, fields: ['A'] }])
  })
})

describe('Drizzle', () => {
  const things = pgTable('things', { name: text() })
  const select = query.select({ name: things.name, half: sql<number>`1`.mapWith(Number) })

  test('tells which fields a select was given', () => {
    const { selectedFields } = select.from(things)._
    expect(Object.keys(selectedFields)).toEqual(['name', 'half'])
  })

  test('keeps with an expression how its value is read', () => {
    const { half } = select.from(things)._.selectedFields as { half: unknown }
    expect(half).toBeInstanceOf(SQL)
    expect(Object(half).decoder.mapFromDriverValue('5')).toBe(5)
  })

  test('keeps the connection that it was made on, and asks it with a text and values', async () => {
    const asked: unknown[] = []
    const client = Object.assign(Object.create(new pg.Client()) as pg.Client, {
      query: async (...parts: unknown[]) => {
        asked.push(parts)
        return { rows: [] }
      },
    })
    const database = drizzle(client)

    await database.execute(sql`select ${1}`)

    expect(database.$client).toBe(client)
    expect(asked).toEqual([[expect.objectContaining({ text: 'select $1' }), [1]]])
  })

  test('writes an expression where a number is expected after offset', () => {
    const offset = sql`least(1, 2)` as unknown as number
    expect(select.from(things).offset(offset).toSQL().sql).toMatch(/ offset least\(1, 2\)$/)
  })
})
