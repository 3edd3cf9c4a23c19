import { expect, test, vi } from 'vitest'
import { anonymous, db } from '../../../test/support/helper.ts'

test('the process and its database are up', async () => {
  const response = await anonymous.get('/up')

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'up', database: 'up' })
})

test('a database that hangs is down', async () => {
  const execute = vi.spyOn(db, 'execute').mockReturnValue(new Promise(() => {}) as never)

  const response = await anonymous.get('/up')
  execute.mockRestore()

  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'up', database: 'down' })
})
