import { command, organizationOf } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'
import { jsonGiven } from '../json-input.ts'

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']

export const api = command(
  'Any other request: troupe api GET /me.json',
  {
    method: { type: 'positional', description: 'GET, POST, PATCH or DELETE', required: true },
    path: {
      type: 'positional',
      description: 'Path, with {organization_id} for the one you chose',
      required: true,
    },
    data: {
      type: 'string',
      description: 'JSON to send; @file for that of a file, @- for the input',
    },
  },
  async (place, args) => {
    const method = args.method.toUpperCase()
    if (!methods.includes(method))
      throw new WrongUse(`${args.method} is no method: take one of ${methods.join(', ')}.`)
    // An absolute address could be another server's, which would be sent the token.
    if (!/^\/(?!\/)/.test(args.path)) throw new WrongUse('The path begins with /')
    const names = [...args.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const unfilled = names.find((name) => name !== 'organization_id')
    if (unfilled) throw new WrongUse(`Put the id in the place of {${unfilled}}.`)
    if (args.data !== undefined && /^(GET|HEAD)$/.test(method))
      throw new WrongUse(`${method} takes no --data.`)
    const body = args.data === undefined ? undefined : jsonGiven(args.data)
    const organization = names.length > 0 ? await organizationOf(place) : undefined
    const options = organization === undefined ? {} : { organization }
    const { bytes } = await place.troupe.send(method, args.path, { body, ...options })
    process.stdout.write(new Uint8Array(bytes))
    if (process.stdout.isTTY) process.stdout.write('\n')
  },
)
