import pg from 'pg'

export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true })
  // A connection that breaks while idle is replaced at its next use. One that breaks in use fails what
  // was asked on it; the event as such would end the process if nobody listened.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
