import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ask } from './protocol.ts'
import { serve } from './server.ts'
import { makeSocketFolder, socketName } from './sockets.ts'

const folder = makeSocketFolder()
const path = join(folder, socketName)
let db: PGlite
let stop: () => Promise<void>

beforeAll(async () => {
  db = await PGlite.create()
  await db.exec('create table kept (number integer)')
  ;({ stop } = await serve(db, path, 5))
})
afterAll(async () => {
  await stop()
  await db.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await db.exec('truncate kept')
})

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const numbers = async (client: pg.Client) => {
  const { rows } = await client.query('select number from kept order by number')
  return rows.map(({ number }) => number)
}

describe('a client', () => {
  test('gets each answer once, whatever comes at the same moment', async () => {
    const client = await openClient()
    const asked = Array.from({ length: 50 }, (_, index) => index)

    const answers = await Promise.all(
      asked.map((one) => client.query('select $1::int as one, repeat($2, 1000)', [one, 'x'])),
    )

    expect(answers.map(({ rows }) => rows[0].one)).toEqual(asked)
  })

  test('gets more than fits in one piece', async () => {
    const client = await openClient()
    const { rows } = await client.query(
      "select number, repeat('wide', 5000) from generate_series(1, 500) number",
    )
    expect(rows).toHaveLength(500)
  })

  test('goes on after an error', async () => {
    const client = await openClient()
    await expect(client.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' })
    await expect(client.query('select nonsense')).rejects.toMatchObject({ code: '42703' })
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('may send its messages in pieces of any size', async () => {
    const { socket, answerOf } = await openRawClient()
    for (const byte of ask('select 42 as answer')) socket.write(Uint8Array.of(byte))
    expect(await answerOf()).toContain('42')

    socket.write(Buffer.concat([ask("select 'first'"), ask("select 'second'")]))
    expect(await answerOf(2)).toMatch(/first.*second/s)
  })

  test('that asks for encryption is told that there is none', async () => {
    const socket = connect(path)
    onTestFinished(() => {
      socket.destroy()
    })
    const request = Buffer.alloc(8)
    request.writeInt32BE(8, 0)
    request.writeInt32BE(80_877_103, 4)
    socket.write(request)
    expect(String((await once(socket, 'data'))[0])).toBe('N')
  })
})

describe('a transaction', () => {
  test('keeps others waiting until it ends', async () => {
    const [first, second] = [await openClient(), await openClient()]
    await first.query('begin')
    await first.query('insert into kept values (1)')

    const order: string[] = []
    const other = second.query('insert into kept values (2)').then(() => order.push('second'))
    await first.query('insert into kept values (3)')
    order.push('first')
    await first.query('commit')
    await other

    expect(order).toEqual(['first', 'second'])
    expect(await numbers(first)).toEqual([1, 2, 3])
  })

  test('of someone who is gone is undone, and the next goes on', async () => {
    const [{ socket, answerOf }, other] = [await openRawClient(), await openClient()]
    socket.write(Buffer.concat([ask('begin'), ask('insert into kept values (1)')]))
    await answerOf(2)

    const waiting = other.query('insert into kept values (2)')
    socket.destroy()
    await waiting

    expect(await numbers(other)).toEqual([2])
  })

  test('that someone leaves in the midst of what they sent is undone too', async () => {
    const { socket } = await openRawClient()
    socket.end(Buffer.concat([ask('begin'), ask('insert into kept values (1)')]))
    await once(socket, 'close')

    expect(await numbers(await openClient())).toEqual([])
  })
})

/** Someone who speaks no more of the protocol than what they are told to. */
async function openRawClient() {
  const socket = connect(path)
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  const answerOf = (count = 1) => readUntilReady(socket, count)
  const start = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
  start.writeInt32BE(start.length, 0)
  socket.write(start)
  await answerOf()
  return { socket, answerOf }
}

/** The answers to so many statements: after each the server says that it is ready. */
function readUntilReady(socket: Socket, count: number): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', function read(data) {
      text += data.toString('latin1')
      if (text.split('Z\0\0\0\x05').length <= count) return
      socket.off('data', read)
      resolve(text)
    })
  })
}
