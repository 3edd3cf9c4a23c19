import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** The installation's secrets: the first one signs and encrypts, each of them verifies and decrypts. */
export type SecretKeys = readonly [current: string, ...earlier: string[]]

export const accessTokenPrefix = 'troupe_pat_'

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a random token. It cannot be guessed, so a fast hash without a key keeps it safe. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Hashes a short code with a key, because it could be guessed from a hash without one. */
export function hashCode([current]: SecretKeys, purpose: string, code: string): Buffer {
  return hashWith(current, purpose, code)
}

/** Tells in a log whether it was the same address again, but not which. */
export function emailHash(keys: SecretKeys, email: string): string {
  return hashCode(keys, 'log', email).toString('base64url').slice(0, 16)
}

/** Hashes that the code may have been stored as: under this secret, or under an earlier one. */
export function possibleHashes(keys: SecretKeys, purpose: string, code: string): Buffer[] {
  return keys.map((key) => hashWith(key, purpose, code))
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

// How sealed data begins: the version of its format, then which key it was sealed with.
const format = 1
const idLength = 4
const nonceLength = 12
const tagLength = 16

export function encrypt([current]: SecretKeys, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(current), nonce)
  const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([prefixOf(current), ...sealed])
}

/** Throws where none of the keys has sealed it. */
export function decrypt(keys: SecretKeys, sealed: Buffer): Buffer {
  const key = keys.find((key) => isSealedWith(key, sealed))
  if (key !== undefined) return open(key, sealed.subarray(1 + idLength))

  // Values from before keys had ids begin with the nonce, so there is nothing to choose a key by.
  for (const key of keys) {
    try {
      return open(key, sealed)
    } catch {}
  }
  throw new Error('None of the secret keys has encrypted this')
}

/** Encrypts any value that JSON can hold. */
export function seal(keys: SecretKeys, value: unknown): Buffer {
  return encrypt(keys, Buffer.from(JSON.stringify(value)))
}

export function unseal(keys: SecretKeys, sealed: Buffer): unknown {
  return JSON.parse(decrypt(keys, sealed).toString())
}

/** Whether it was sealed with the first key, so that the others are not needed for it. */
export function isCurrent([current]: SecretKeys, sealed: Buffer): boolean {
  return isSealedWith(current, sealed)
}

/** Names a key without telling it. */
export function fingerprint(key: string): Buffer {
  return deriveKey(key, 'id').subarray(0, idLength)
}

function prefixOf(key: string): Buffer {
  return Buffer.concat([Buffer.from([format]), fingerprint(key)])
}

function isSealedWith(key: string, sealed: Buffer): boolean {
  return sealed.subarray(0, 1 + idLength).equals(prefixOf(key))
}

function open(key: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(key), nonce)
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([
    decipher.update(sealed.subarray(nonceLength, -tagLength)),
    decipher.final(),
  ])
}

function hashWith(key: string, purpose: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(key, 'codes')).update(`${purpose}\n${code}`).digest()
}

function encryptionKey(key: string): Buffer {
  return deriveKey(key, 'encryption')
}

/** A key for one purpose, so that no two uses of the secret can be played against each other. */
function deriveKey(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `troupe:${purpose}`, 32))
}
