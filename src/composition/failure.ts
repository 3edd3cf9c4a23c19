import { InvalidConfig } from '../framework/config/environment.ts'
import { DirectoryInUse } from '../framework/database/directory-lock.ts'

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']

/** Why the server did not start: in a sentence if an operator can fix it, otherwise in full. */
export function explainFailure(error: unknown): string {
  if (error instanceof InvalidConfig || error instanceof DirectoryInUse) return error.message

  const { code, syscall, path, address, port } = Object(error) as NodeJS.ErrnoException & Address
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or set PORT to another.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} is not allowed. Set PORT to another.`
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen')
    return `HOST ${address} is no address of this machine.`
  if (error instanceof UnknownHost) return error.message
  if (path !== undefined && syscall === 'mkdir')
    return `DATA_DIR cannot be used: ${path} cannot be made (${code}).`
  if (code !== undefined && unreachable.includes(code))
    return `The database of DATABASE_URL cannot be reached${address ? ` at ${address}:${port}` : ''} (${code}).`

  return error instanceof Error ? inFull(error) : String(error)
}

/** Distinguishes an unknown name in `HOST` from one in `DATABASE_URL`. */
export class UnknownHost extends Error {
  constructor(host: string) {
    super(`HOST ${host} is no address of this machine, and no name of one.`)
  }
}

type Address = { address?: string; port?: number }

function inFull({ stack, message, cause }: Error): string {
  return [stack ?? message, cause && `Cause: ${cause instanceof Error ? inFull(cause) : cause}`]
    .filter(Boolean)
    .join('\n')
}
