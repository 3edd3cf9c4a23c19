import type { Troupe } from '@troupe/sdk'
import type { ArgsDef } from 'citty'
import { command, organizationOf } from '../command.ts'
import { say, sayJson } from '../output.ts'
import { changesIn, dataIn, hasSums } from '../terms.ts'

type Program = { name: string; currency: string }
type Options = { organization: string }

/** The calls of the library for programs of one kind. */
type Programs = {
  show: (id: string, options: Options) => Promise<Program>
  update: (id: string, changes: never, options: Options) => Promise<Program>
}

/** Changing the terms of a campaign or a collab. */
export const updateCommand = (
  kind: 'campaign' | 'collab',
  terms: ArgsDef,
  programsOf: (troupe: Troupe) => Programs,
) =>
  command(
    `Change a ${kind}: what is not named stays as it is`,
    {
      id: { type: 'positional', description: `Id of the ${kind}`, required: true },
      name: { type: 'string', description: 'What it is called' },
      ...terms,
    },
    async (place, args) => {
      // A sum has as many decimals as its currency; all else is looked at before anything is sent.
      const data = dataIn(args)
      const given = hasSums(args) ? undefined : changesIn(args, data, '')
      const id = String(args.id)
      const options = { organization: await organizationOf(place) }
      const programs = programsOf(place.troupe)
      const changes = given ?? changesIn(args, data, (await programs.show(id, options)).currency)
      const changed = await programs.update(id, changes as never, options)
      if (place.isJson) return sayJson(changed)
      say(`${changed.name} is changed.`)
    },
  )
