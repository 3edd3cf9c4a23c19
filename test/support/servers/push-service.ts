import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate } from '../processes/certificate.ts'

export type Received = { path: string; headers: IncomingMessage['headers']; body: Buffer }

const headers: Record<number, Record<string, string>> = {
  101: { Connection: 'Upgrade', Upgrade: 'websocket' },
  302: { Location: '/elsewhere' },
}

/** A push service on this machine. It answers what it is told to and keeps what it receives. */
export async function startPushService() {
  const { key, cert } = makeCertificate()
  setDefaultCACertificates([...getCACertificates('default'), cert])
  const received: Received[] = []
  let status = 201
  let held: Promise<void> | undefined

  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    })
    await held
    response.writeHead(status, headers[status] ?? {}).end('noted')
  })
  await once(server.listen(0), 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`

  return {
    origin,
    received,
    answerWith: (next: number) => {
      status = next
    },
    /** Lets everyone wait for an answer until what this gives back is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A browser's side of a subscription: its keys, and the reading of what was encrypted for them. */
export function makeBrowser() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const secret = randomBytes(16)

  return {
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
    /** As RFC 8291 and RFC 8188 have it, for a message of one record. */
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const record = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const input = hkdf(keys.computeSecret(sender), secret, info, 32)
      const contentKey = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}

/** The claims of a VAPID header, after its signature was checked with the key that it names. */
export function readVapid(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = {
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk' as const,
    dsaEncoding: 'ieee-p1363' as const,
  }
  const signed = Buffer.from(`${header}.${claims}`)
  if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))) {
    throw new Error('The signature is not that of the key')
  }
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

function hkdf(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length))
}
