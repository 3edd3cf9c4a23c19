import { expect, test } from 'vitest'
import { makeStaff } from '../support/world/staff.ts'
import { fillIn, methodOf, programOf, routes, rows } from './support/table.ts'
import { clientFor, createWorld } from './support/world.ts'

const forPrograms = new Map(
  rows
    .filter((row) => !row.pageOnly)
    // A piece of a file goes where the server has said.
    .filter(({ route }) => routes.get(route)?.api?.bytes === undefined)
    .map((row) => [row.route, row]),
)

test('every request refuses a parameter that it does not know', async () => {
  const world = await createWorld()
  makeStaff(world.owner.user)
  const passing: unknown[] = []
  // Records that are not there do: a request is looked at before what it is about.
  const parameters = new Proxy<Record<string, string>>(world.parameters, {
    get: (known, name: string) => known[name] ?? 'unknown',
  })
  for (const [route, row] of forPrograms) {
    const client = await clientFor(world, programOf(row))
    const suffix = routes.get(route)?.file ? '' : '.json'
    const address = `${fillIn(row, parameters)}${suffix}?zzz_dry_run=true`
    const answer = await client.send(methodOf(row), address, row.body?.(world))
    const { errors = {} } = answer.body.startsWith('{') ? answer.json() : {}
    if (answer.statusCode !== 422 || !('zzz_dry_run' in errors))
      passing.push([route, answer.statusCode, answer.body.slice(0, 100)])
  }
  expect(passing).toEqual([])
})
