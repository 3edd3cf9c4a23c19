import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'

/**
 * Where Chromium is, unless `CHROMIUM` says: rather the one without windows, which takes a third less time.
 */
export const chromiumPath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : whole)
