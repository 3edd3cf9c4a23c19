import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Server = { url: string; stop: () => Promise<void> }

/** Starts a server as its own process and waits until it answers. */
export async function startServer(
  script: string,
  port: number,
  environment: Record<string, string>,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswering(url, child)
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url} stopped with code ${child.exitCode}`)
    const answered = await fetch(`${url}/up`).catch(() => undefined)
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
