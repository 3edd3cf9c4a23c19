import pg from 'pg'
import { accessTokenPrefix, hashToken, randomToken } from '../../../src/framework/secrets.ts'

/** Somebody with an organization on a server that is no trial, and the headers that their program sends. */
export async function createTokenHeaders(url: string) {
  const token = `${accessTokenPrefix}${randomToken()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `with person as (insert into users (email, name) values ('mara@example.com', 'Mara') returning id),
       team as (insert into organizations (name) values ('Northwind') returning id),
       member as (insert into memberships (user_id, organization_id, role, is_owner)
         select person.id, team.id, 'admin', true from person, team)
     insert into access_tokens (user_id, token_hash, description, permission)
     select id, $1, 'Side by side', 'write' from person`,
    [hashToken(token)],
  )
  await client.end()
  return { authorization: `Bearer ${token}`, accept: 'application/json' }
}
