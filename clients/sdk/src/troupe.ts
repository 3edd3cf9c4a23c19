import { type Connection, connect, type TroupeOptions } from './connection.ts'
import { campaignsOf } from './resources/campaigns.ts'
import { collabsOf } from './resources/collabs.ts'
import { discoverOf, meOf } from './resources/creator.ts'
import { eventsOf, webhooksOf } from './resources/events.ts'
import { organizationsOf } from './resources/organizations.ts'
import { reviewOf, submissionsOf } from './resources/submissions.ts'
import { uploadsOf } from './resources/uploads.ts'
import { signIn } from './sign-in.ts'
import { verify } from './webhooks.ts'

/** Troupe's JSON interface. Resources have the calls that programs make most; `call` and `list` make all others. */
export class Troupe {
  static readonly signIn = signIn
  static readonly webhooks = { verify }

  readonly call: Connection['call']
  readonly list: Connection['list']
  readonly send: Connection['send']
  readonly download: Connection['download']
  readonly organizations: ReturnType<typeof organizationsOf>
  readonly campaigns: ReturnType<typeof campaignsOf>
  readonly collabs: ReturnType<typeof collabsOf>
  readonly submissions: ReturnType<typeof submissionsOf>
  readonly review: ReturnType<typeof reviewOf>
  readonly discover: ReturnType<typeof discoverOf>
  readonly me: ReturnType<typeof meOf>
  readonly events: ReturnType<typeof eventsOf>
  readonly webhooks: ReturnType<typeof webhooksOf>
  readonly uploads: ReturnType<typeof uploadsOf>

  constructor(options: TroupeOptions) {
    const connection = connect(options)
    this.call = connection.call
    this.list = connection.list
    this.send = connection.send
    this.download = connection.download
    this.organizations = organizationsOf(connection)
    this.campaigns = campaignsOf(connection)
    this.collabs = collabsOf(connection)
    this.submissions = submissionsOf(connection)
    this.review = reviewOf(connection)
    this.discover = discoverOf(connection)
    this.me = meOf(connection)
    this.events = eventsOf(connection)
    this.webhooks = webhooksOf(connection)
    this.uploads = uploadsOf(connection)
  }
}
