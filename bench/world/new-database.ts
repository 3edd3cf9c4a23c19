import pg from 'pg'

/** An empty database beside the one that is named, until it is dropped. */
export async function newDatabase(server: string) {
  const url = new URL(server)
  const name = `bench_${process.pid}_${Date.now()}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}
