import { encodeId } from '../ids.ts'
import { baseUrl, type Identified } from './urls.ts'

/** The addresses of agents, and of what they need a person for. */

export const mcpPath = '/mcp'
export const confirmationPath = ({ id }: Identified) =>
  `/confirmations/${encodeId('Confirmation', id)}`
export const confirmationUrl = (confirmation: Identified) =>
  `${baseUrl()}${confirmationPath(confirmation)}`
