import { readFileSync } from 'node:fs'
import { command } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'

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
  async ({ troupe }, args) => {
    const method = args.method.toUpperCase()
    if (!methods.includes(method)) throw new WrongUse(`${args.method} is no method.`)
    // An absolute address could be another server's, which would be sent the token.
    if (!/^\/(?!\/)/.test(args.path)) throw new WrongUse('The path begins with /')
    const body = args.data === undefined ? undefined : parsed(args.data)
    const { bytes } = await troupe.send(method, args.path, { body })
    process.stdout.write(new Uint8Array(bytes))
    if (process.stdout.isTTY) process.stdout.write('\n')
  },
)

function parsed(data: string): unknown {
  const source = data === '@-' ? 0 : data.slice(1)
  try {
    return JSON.parse(data.startsWith('@') ? readFileSync(source, 'utf8') : data)
  } catch (error) {
    throw new WrongUse(`--data is no JSON: ${(error as Error).message}`)
  }
}
