import { type Config, trialStaffEmail } from '../framework/config/config.ts'
import type { Context } from '../framework/context.ts'
import { staffPath } from '../vocabulary/addresses/staff-urls.ts'
import { newSessionPath, trialMailsPath } from '../vocabulary/addresses/urls.ts'
import type { StartToken } from './people/access-tokens.ts'
import { creatorEmail, leadEmail } from './people/users.ts'

/** The last thing a start prints: where to go, and on a trial how to get in. */
export function announce(
  { config, log }: Pick<Context, 'config' | 'log'>,
  tokens: StartToken[],
): void {
  if (!config.trial) {
    log.info({ url: config.baseUrl }, 'ready')
    return
  }
  process.stdout.write(welcome(config, tokens))
}

function welcome(config: Config, tokens: StartToken[]): string {
  const { baseUrl } = config
  const lines = ['', `Troupe is ready: ${baseUrl}`, '']

  if (tokens.length === 0) {
    lines.push('To sign in, enter your e-mail address. No mail is sent on a local trial:')
  } else {
    lines.push(`To sign in, choose someone at ${baseUrl}${newSessionPath()},`)
    lines.push(`or enter an address: ${leadEmail} runs a brand, ${creatorEmail} is a creator,`)
    lines.push(`${trialStaffEmail} runs the installation, and sees ${staffPath}.`)
    lines.push('No mail is sent on a local trial:')
  }
  lines.push(`the code appears below, and at ${baseUrl}${trialMailsPath}`, '')

  if (tokens.length > 0) lines.push(...examples(config, tokens))
  if (isOpen(config)) {
    lines.push(`Careful: HOST is ${config.host}, and a trial shows every code to whoever asks.`, '')
  }
  return `${lines.join('\n')}\n`
}

/** Lines for the shell: the variables of the examples in `docs/api`, and the first request. */
function examples(config: Config, tokens: StartToken[]): string[] {
  const [{ name, token } = { name: '', token: '' }] = tokens
  return [
    'To try the JSON interface, set what the examples in docs/api take:',
    '',
    `  export BASE_URL=${localAddress(config)}`,
    ...tokens.map((one) => `  export ${one.variable}=${one.token}  # ${one.name}`),
    '',
    `or begin as ${name}:`,
    '',
    `  curl -H 'Authorization: Bearer ${token}' ${localAddress(config)}/organizations.json`,
    '',
  ]
}

/** The address on which this process listens. From this machine it always works, even if there is a proxy. */
function localAddress({ host, port }: Config): string {
  const isAny = host === '0.0.0.0' || host === '::'
  return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function isOpen({ host }: Config): boolean {
  return !['localhost', '127.0.0.1', '::1'].includes(host)
}
