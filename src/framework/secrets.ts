import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export const accessTokenPrefix = 'troupe_pat_'

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** For random tokens. They cannot be guessed, so a fast hash without a key keeps them safe. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** For short codes, which could be guessed from an unkeyed hash. */
export function hashCode(secretKey: string, purpose: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(secretKey, 'codes')).update(`${purpose}\n${code}`).digest()
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

export function encrypt(secretKey: string, plain: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey, 'encryption'), nonce)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export function decrypt(secretKey: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, 12)
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey, 'encryption'), nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
}

/** Derives a key for one purpose, so that a value made for it is worthless for any other. */
function deriveKey(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `troupe:${purpose}`, 32))
}
