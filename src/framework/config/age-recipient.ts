const characters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/**
 * Whether it is a public key of age, by the checksum that it ends with (Bech32): a letter that was lost or
 * mistyped is noticed before a backup is to be made for it.
 */
export function isAgeRecipient(value: string): boolean {
  const at = value.lastIndexOf('1')
  const [prefix, rest] = [value.slice(0, at), value.slice(at + 1)]
  const isOfAge = /^age(1[a-z0-9]+)?$/.test(prefix)
  const data = [...rest].map((character) => characters.indexOf(character))
  if (!isOfAge || data.length <= 6 || data.includes(-1)) return false
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  return (
    checksum([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data]) ===
    1
  )
}

function checksum(values: number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}
