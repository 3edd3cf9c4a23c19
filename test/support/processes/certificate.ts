import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

/** A certificate for `localhost` that signs itself, for servers that a test starts. */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  // Of two trusted certificates with the same name only one would be found.
  const name = sequence(set(sequence(oid(commonName), element(0x0c, Buffer.from(randomUUID())))))
  const altNames = sequence(element(0x82, Buffer.from('localhost')))
  const authority = sequence(element(0x01, Buffer.from([0xff])))

  const body = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1])),
    sequence(oid(ecdsaWithSha256)),
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(
      0xa3,
      sequence(
        sequence(oid(subjectAltName), element(0x04, altNames)),
        sequence(oid(basicConstraints), element(0x04, authority)),
      ),
    ),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const certificate = sequence(body, sequence(oid(ecdsaWithSha256)), element(0x03, signature))

  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

const commonName = [0x55, 0x04, 0x03]
const subjectAltName = [0x55, 0x1d, 0x11]
const basicConstraints = [0x55, 0x1d, 0x13]
const ecdsaWithSha256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]

/** One element of DER: its tag, its length, its content. */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => element(0x30, Buffer.concat(parts))
const set = (...parts: Buffer[]) => element(0x31, Buffer.concat(parts))
const oid = (bytes: number[]) => element(0x06, Buffer.from(bytes))
const utcTime = (text: string) => element(0x17, Buffer.from(text))
