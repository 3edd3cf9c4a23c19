import type { FastifyRequest } from 'fastify'
import { isStaff } from '../../accounts/staff/policy.ts'
import type { Navigation, PageSide, Running } from '../../framework/views/frame.ts'
import { lastSide } from '../../pages/home/last-side.ts'
import {
  campaignPath,
  collabPath,
  editOrganizationPath,
  organizationPath,
  organizationsPath,
} from '../../vocabulary/addresses/urls.ts'
import {
  accountTabs,
  creatorDestinations,
  creatorFoot,
  type Destination,
  docs,
  earningsTabs,
  organizationList,
  staffDestinations,
  type Tab,
} from './destinations.ts'
import {
  creatorTabs,
  moneyTabs,
  organizationDestinations,
  settingsOf,
  settingsTabs,
} from './organization-destinations.ts'
import type { Surroundings } from './surroundings.ts'

/** The links that a page shows to other pages of its side. */
export function navigationOf(
  request: FastifyRequest,
  surroundings: Surroundings,
): Navigation | undefined {
  const { actor, server } = request
  if (!actor) return undefined
  const here = addressOf(request)

  // The pages of staff answer others, too, that nothing is there, so the last side alone does not say that
  // someone is staff.
  if (lastSide(request) === 'staff' && isStaff(server.context.config, actor))
    return navigation('staff', 'Staff', here, staffDestinations, [docs], [accountTabs])
  const own = request.member ?? surroundings.own
  if (own) {
    const foot = [settingsOf(own), docs]
    const tabs = [creatorTabs(own), moneyTabs(own), settingsTabs(own), accountTabs]
    const places = organizationDestinations(own, surroundings)
    const campaigns = surroundings.running.filter(({ type }) => type === 'Campaign')
    const ids = campaigns.map(({ id }) => id).sort((one, other) => one - other)
    const running = surroundings.running.map((program) =>
      // By its age, so that it keeps its colour when another is published.
      runningOf(program, here, ids.indexOf(program.id)),
    )
    return {
      ...navigation('brand', own.organization.name, here, places, foot, tabs),
      running,
    }
  }
  if (here.startsWith(organizationsPath))
    return navigation('brand', 'Your organizations', here, [organizationList], [docs])
  const places = creatorDestinations(surroundings)
  const tabs = [earningsTabs, accountTabs]
  return navigation('creator', 'For creators', here, places, creatorFoot, tabs)
}

/** The form of the settings is sent to the address of the organization itself. */
function addressOf({ url, method, member }: FastifyRequest): string {
  const path = url.split('?', 1)[0] as string
  const isSent = method !== 'GET' && method !== 'HEAD'
  return member && isSent && path === organizationPath(member.organization)
    ? editOrganizationPath(member.organization)
    : path
}

function navigation(
  side: PageSide,
  label: string,
  here: string,
  places: Destination[],
  foot: Destination[],
  parts: Tab[][] = [],
): Navigation {
  const tabs = parts.map((some) => placesOf(some, here))
  return {
    side,
    label,
    places: placesOf(places, here),
    running: [],
    foot: placesOf(foot, here),
    tabs: tabs.find((some) => some.some(({ isHere }) => isHere)) ?? [],
  }
}

function runningOf(
  program: Surroundings['running'][number],
  here: string,
  colour: number,
): Running {
  const isCollab = program.type === 'Collab'
  const href = isCollab ? collabPath(program) : campaignPath(program)
  const isHere = here === href || here.startsWith(`${href}/`)
  const curve = isCollab ? undefined : (program.curve ?? [])
  return { href, name: program.name, isHere, curve, colour }
}

function placesOf<Kind extends Tab>(
  destinations: Kind[],
  here: string,
): (Omit<Kind, 'exact' | 'also'> & { isHere: boolean })[] {
  return destinations.map(({ exact, also = [], ...place }) => ({
    ...place,
    isHere:
      also.some((address) => here.startsWith(address)) ||
      (exact ? here === place.href : here.startsWith(place.href)),
  }))
}
