import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../../test/support/processes/server-process.ts'
import { databaseUrl } from './database-url.ts'

const complaintAbout = (query: string) =>
  databaseUrl.safeParse(`postgres://localhost/troupe?${query}`).error?.issues[0]?.message

test('the address of a database has a mode of TLS that exists, and files that can be read', () => {
  expect(complaintAbout('sslmode=verify-all')).toMatch(/^must have one of these as its sslmode: /)
  const folder = temporaryDirectory()
  const file = join(folder, 'no-certificate.pem')
  writeFileSync(file, 'nothing')
  for (const path of [file, join(folder, 'missing.pem'), 'system'])
    expect(complaintAbout(`sslmode=verify-full&sslrootcert=${path}`)).toBe(
      'must name a file as its sslrootcert that can be read and has a certificate in PEM',
    )
  expect(complaintAbout(`sslkey=${file}`)).toContain('has a private key in PEM')
  writeFileSync(file, '-----BEGIN CERTIFICATE-----')
  expect(complaintAbout(`sslmode=verify-full&sslrootcert=${file}`)).toBe(undefined)
})
