import type { Config } from '../config.ts'
export function announce(config: Config, _demo: unknown): void {
  console.log(config.baseUrl)
}
