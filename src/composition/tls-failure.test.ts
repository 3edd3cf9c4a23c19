import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { makeCertificate } from '../../test/support/processes/certificate.ts'
import { temporaryDirectory } from '../../test/support/processes/server-process.ts'
import { loadConfig } from '../framework/config/config.ts'
import { isUnavailable } from '../framework/database/errors.ts'
import { hindranceOf } from '../framework/database/hindrances.ts'
import { openDatabase } from './database.ts'
import { explainFailure } from './failure.ts'

const own = makeCertificate()
const authority = join(temporaryDirectory(), 'ca.pem')
writeFileSync(authority, own.cert)

/** Begins as PostgreSQL does, with TLS or without, and then refuses everybody. */
async function startDoor(hasTls: boolean): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (asked) => {
      const wantsTls = asked.readInt32BE(4) === 80_877_103
      if (!wantsTls) socket.end(refusal('28000', 'no pg_hba.conf entry, no encryption'))
      else if (hasTls) secure(socket)
      else socket.write('N')
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

function secure(socket: Socket): void {
  socket.write('S')
  const secured = new TLSSocket(socket, { ...own, isServer: true })
  secured.on('error', () => {})
  secured.once('data', () => secured.end(refusal('3D000', 'database "troupe" does not exist')))
}

function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

async function failureAt(port: number, query: string, host = 'localhost'): Promise<unknown> {
  const DATABASE_URL = `postgres://troupe@${host}:${port}/troupe${query}`
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL })
  return openDatabase(config, pino({ level: 'silent' })).catch((error) => error)
}

test('a certificate that does not hold is one sentence with what to do', async () => {
  const port = await startDoor(true)
  const trusting = `?sslmode=verify-full&sslrootcert=${authority}`
  const unknown = await failureAt(port, '?sslmode=verify-full')

  expect(explainFailure(unknown)).toBe(
    'The certificate of the database of DATABASE_URL is signed by nobody whom this machine trusts (DEPTH_ZERO_SELF_SIGNED_CERT): write the file of its authority into the address, ?sslmode=verify-full&sslrootcert=/path/to/ca.pem.',
  )
  expect([isUnavailable(unknown), hindranceOf(unknown)]).toEqual([true, 'certificate'])
  const { family, address } = await lookup('localhost')
  const host = family === 6 ? `[${address}]` : address
  expect(explainFailure(await failureAt(port, trusting, host))).toMatch(
    /^The certificate of the database of DATABASE_URL is for another host \(.*\): write a name/,
  )
  expect(explainFailure(await failureAt(port, trusting))).toContain('does not exist')
  expect(explainFailure(await failureAt(port, '?sslmode=no-verify'))).toContain('does not exist')
})

test('a server without TLS, and one that insists on it, are told apart', async () => {
  const port = await startDoor(false)
  expect(explainFailure(await failureAt(port, '?sslmode=verify-full'))).toMatch(
    /^The database of DATABASE_URL speaks no TLS, .* write sslmode=disable where nobody else can listen\.$/,
  )
  expect(explainFailure(await failureAt(port, ''))).toMatch(
    /^The database of DATABASE_URL refuses a connection without TLS .* add \?sslmode=verify-full/,
  )
})
