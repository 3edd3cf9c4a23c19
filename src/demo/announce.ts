import { type Config, trialStaffEmail } from '../framework/config/config.ts'
import type { Context } from '../framework/context.ts'
import { staffPath } from '../vocabulary/staff-urls.ts'
import { newSessionPath, trialMailsPath } from '../vocabulary/urls.ts'
import { creatorEmail, leadEmail } from './users.ts'

/** The last thing a start prints: where to go, and on a trial how to get in. */
export function announce({ config, log }: Context, token: string | undefined): void {
  if (!config.trial) {
    log.info({ url: config.baseUrl }, 'ready')
    return
  }
  process.stdout.write(welcome(config, token))
}

function welcome(config: Config, token: string | undefined): string {
  const { baseUrl } = config
  const lines = ['', `Troupe is ready: ${baseUrl}`, '']

  if (token === undefined) {
    lines.push('To sign in, enter your e-mail address. No mail is sent on a local trial:')
  } else {
    lines.push(`To sign in, choose someone at ${baseUrl}${newSessionPath()},`)
    lines.push(`or enter an address: ${leadEmail} runs a brand, ${creatorEmail} is a creator,`)
    lines.push(`${trialStaffEmail} runs the installation, and sees ${staffPath}.`)
    lines.push('No mail is sent on a local trial:')
  }
  lines.push(`the code appears below, and at ${baseUrl}${trialMailsPath}`, '')

  if (token !== undefined) {
    lines.push('To try the JSON interface as Mara:', '')
    lines.push(
      `  curl -H 'Authorization: Bearer ${token}' ${localAddress(config)}/organizations.json`,
      '',
    )
  }
  if (isOpen(config)) {
    lines.push(`Careful: HOST is ${config.host}, and a trial shows every code to whoever asks.`, '')
  }
  return `${lines.join('\n')}\n`
}

/** Where this process listens. From this machine it always works, even if there is a proxy. */
function localAddress({ host, port }: Config): string {
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function isOpen({ host }: Config): boolean {
  return !['localhost', '127.0.0.1', '::1'].includes(host)
}
