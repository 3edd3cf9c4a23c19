import type { Tool } from '../tool.ts'
import { accountTools } from './account.ts'
import { confirmedTools } from './confirmed.ts'
import { listTools } from './lists.ts'
import { programTools } from './programs.ts'
import { workTools } from './work.ts'

export const allTools: Tool[] = [
  ...accountTools,
  ...programTools,
  ...listTools,
  ...workTools,
  ...confirmedTools,
]
