import { expect, test } from 'vitest'
import { ageRecipient } from './settings.ts'

const complaintAbout = (value: string) => ageRecipient.safeParse(value).error?.issues[0]?.message

const whole = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
const ofPlugin = 'age1yubikey1qwt50d05nh5vutpdzmlg5wn80xq5negm4uj9ghv0snvdd3yysf5yw3rhl3t'

test('a backup is encrypted for a key that is whole', () => {
  expect([whole, ofPlugin].map(complaintAbout)).toEqual([undefined, undefined])
  for (const wrong of [
    whole.slice(0, -1),
    whole.replace('ql3', 'q13'),
    'age1',
    'backup@example.com',
  ])
    expect(complaintAbout(wrong)).toMatch(/^must be a whole public key of age/)
  const secret = complaintAbout(`AGE-SECRET-KEY-1${'Q'.repeat(58)}`)
  expect(secret).toMatch(/^must be the public key/)
  expect(secret).not.toContain('QQ')
})
