import { expect, test } from 'vitest'
import { connection } from './programs.ts'

test('programs of PostgreSQL are told of the database in their own words, and without its password', () => {
  const ofOurs = 'postgres://troupe:secret@db/troupe?sslmode=no-verify&uselibpqcompat=true'
  expect(connection(ofOurs)).toEqual({
    name: 'postgres://troupe@db/troupe?sslmode=require',
    env: { PGPASSWORD: 'secret' },
  })
  const ofBoth = 'postgres://troupe@db/troupe?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem'
  expect(connection(ofBoth)).toEqual({ name: ofBoth, env: {} })
})
