import { signOutEverywhere } from '../../../accounts/sessions/model.ts'
import { resendCode } from '../../../accounts/sign-in/resend.ts'
import type { Context } from '../../../framework/context.ts'
import { type FailedJob, readJobs } from '../../../framework/jobs/overview.ts'
import { StartRefused } from '../../../framework/start-refused.ts'
import { lookAtPerson } from '../../../pages/people/model.ts'
import { settleFailed } from '../../../pages/staff/failed-jobs.ts'
import type { Author } from '../../../tables/actor.ts'
import { findInvitations, resendForInviter } from '../../../teams/invitations/staff/resend.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { findPeople, theOnlyOne } from './people.ts'
import { linesAbout } from './words.ts'

/** The tools of a command: less than a server, which also works on jobs. */
type Desk = Pick<Context, 'db' | 'config' | 'mailer' | 'queue'> & {
  author: Author
  say: (line: string) => void
}

type Command = {
  /** The word that follows it, if it needs one. */
  wants?: string
  help: string
  run: (desk: Desk, given: string) => Promise<void>
}

/** The commands of `bin/troupe-admin`. Whatever finds nothing to do throws the sentence that says so. */
export const commands: Record<string, Command> = {
  find: {
    wants: 'PERSON',
    help: 'shows who it is, by e-mail address, id or name',
    run: async ({ db, author, say }, given) => {
      const { people, total } = await findPeople(db, given)
      for (const { id } of people) {
        const person = await lookAtPerson(db, author, encodeId('User', id))
        for (const line of linesAbout(person)) say(line)
      }
      if (total > people.length) say(`and ${total - people.length} more`)
    },
  },
  'end-sessions': {
    wants: 'PERSON',
    help: 'signs them out everywhere',
    run: async (desk, given) => {
      const user = await theOnlyOne(desk.db, given)
      await signOutEverywhere(desk, desk.author, user)
      desk.say(`${user.email} is signed out everywhere.`)
    },
  },
  'resend-code': {
    wants: 'PERSON',
    help: 'sends another code to someone who waits at the page to sign in',
    run: async (desk, given) => {
      const user = await theOnlyOne(desk.db, given).catch((error) => {
        if (!given.includes('@')) throw error
        throw new StartRefused(
          `Nobody has an account with ${given}. Who signs up for the first time asks for another code at the page to sign in.`,
        )
      })
      if (!(await resendCode(desk, desk.author, user)))
        throw new StartRefused(
          `${user.email} does not wait for a code: they have to ask for one at the page to sign in.`,
        )
      desk.say(`Another code goes to ${user.email}.`)
    },
  },
  'resend-invitation': {
    wants: 'INVITATION',
    help: 'sends it again, by its id or the e-mail address that was invited',
    run: async (desk, given) => {
      const found = await findInvitations(desk.db, given)
      if (found.length === 0) throw new StartRefused(`Nobody invited “${given}”.`)
      for (const invitation of found) {
        const { email, organization } = invitation
        if ((await resendForInviter(desk, desk.author, invitation)) === undefined)
          throw new StartRefused(
            `Whoever invited ${email} to ${organization.name} is gone: somebody there has to invite them anew.`,
          )
        desk.say(`Another invitation to ${organization.name} goes to ${email}.`)
      }
    },
  },
  jobs: {
    help: 'lists the jobs that failed, the oldest first',
    run: async ({ db, say }) => {
      const { failed } = await readJobs(db, firstOnes)
      if (failed.total === 0) say('No job has failed.')
      for (const { id, kind, failed_at, recipient, reason } of failed.rows)
        say([id, failed_at, kind, recipient, reason].filter((part) => part !== null).join('  '))
      if (failed.total > failed.rows.length) say(`and ${failed.total - failed.rows.length} more`)
    },
  },
  'retry-job': {
    wants: 'JOB',
    help: 'tries a job again that failed, by its id, or all of them: retry-job all',
    run: async (desk, given) => {
      const asked = await jobsMeant(desk, given)
      let count = 0
      for (const { id } of asked) if (await settleFailed(desk, desk.author, id, 'retry')) count += 1
      if (count === 0)
        throw given === 'all' ? new StartRefused('No job has failed.') : unknownJob(given)
      desk.say(`${counted(count, 'job')} will be tried again.`)
    },
  },
  'discard-job': {
    wants: 'JOB',
    help: 'gives up a failed job that can never succeed, by its id: what it was to do is never done',
    run: async (desk, given) => {
      // Nobody can look at all of them first, and none comes back.
      const [job] = given === 'all' ? [] : await jobsMeant(desk, given)
      if (job === undefined || !(await settleFailed(desk, desk.author, job.id, 'discard')))
        throw unknownJob(given)
      const whose = job.recipient === null ? '' : ` to ${job.recipient}`
      desk.say(`The job ${job.kind}${whose} is discarded: it will not be tried again.`)
    },
  },
}

/** Those that failed and are meant: one by its id, or `all`. */
async function jobsMeant({ db }: Desk, given: string): Promise<FailedJob[]> {
  const { failed } = await readJobs(db, allOfThem)
  return failed.rows.filter(({ id }) => given === 'all' || plain(id) === plain(given))
}

const unknownJob = (given: string) => new StartRefused(`No failed job has the id “${given}”.`)

const firstOnes = { number: 1, size: 50, offset: 0 }
const allOfThem = { number: 1, size: 100_000, offset: 0 }

const plain = (id: string) => id.replaceAll('-', '').toLowerCase()

/** A line for each command. */
export function helpLines(): string[] {
  const width = 32
  return Object.entries(commands).map(
    ([name, { wants = '', help }]) => `  ${`${name} ${wants}`.padEnd(width)}${help}`,
  )
}

/** Does what the words ask for. */
export async function runCommand(desk: Desk, [name = '', ...words]: string[]): Promise<void> {
  const command = requireCommand([name, ...words])
  await command.run(desk, words.join(' '))
}

/** Refuses what is no command before anything is opened. */
export function requireCommand([name = '', ...words]: string[]): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined)
    throw new StartRefused(`There is no command “${name}”: see bin/troupe-admin help.`)
  if (command.wants !== undefined && words.join('').trim() === '')
    throw new StartRefused(`Say which: bin/troupe-admin ${name} ${command.wants}`)
  return command
}
