import type { FastifyRequest } from 'fastify'
import { isStaff } from '../../accounts/staff/policy.ts'
import type { Jump, JumpGroup, PageSide } from '../../framework/views/frame.ts'
import type { IconName } from '../../framework/views/values/icon.tsx'
import type { Belonging } from '../../tables/actor.ts'
import {
  accountSettings,
  accountTabs,
  creatorActions,
  creatorDestinations,
  earningsTabs,
  furtherPages,
  furtherStaffPages,
  staffDestinations,
  type Tab,
} from './destinations.ts'
import {
  creatorTabs,
  furtherOrganizationPages,
  moneyTabs,
  organizationActions,
  organizationDestinations,
  settingsOf,
  settingsTabs,
} from './organization-destinations.ts'
import type { Surroundings } from './surroundings.ts'

/** Every page without an id in its address that someone can reach, and everything they can begin. */
export function jumpsOf(
  { actor, member, server }: FastifyRequest,
  surroundings: Surroundings,
  side: PageSide,
): JumpGroup[] {
  const { config } = server.context
  const nearest = member ?? surroundings.nearest
  const sides: Record<PageSide, JumpGroup | undefined> = {
    brand: nearest && {
      title: nearest.organization.name,
      jumps: ofOrganization(nearest, surroundings),
    },
    creator: { title: 'For creators', jumps: ofCreator(surroundings) },
    staff: isStaff(config, actor)
      ? { title: 'Staff', jumps: [...staffDestinations, ...furtherStaffPages] }
      : undefined,
  }
  const account = [accountSettings, ...ofTabs(accountTabs, 'settings')]
  const others = (['brand', 'creator', 'staff'] as const).filter((other) => other !== side)
  const all = [
    sides[side],
    { title: 'Your account', jumps: account },
    ...others.map((other) => sides[other]),
    { title: 'Elsewhere', jumps: furtherPages(config.trial) },
  ]
  return distinct(all.filter((jumps) => jumps !== undefined))
}

function ofOrganization(member: Belonging, surroundings: Surroundings): Jump[] {
  return [
    ...organizationDestinations(member, surroundings),
    ...furtherOrganizationPages(member),
    ...organizationActions(member),
    ...ofTabs(moneyTabs(member), 'wallet'),
    ...ofTabs(creatorTabs(member), 'users'),
    settingsOf(member),
    ...ofTabs(settingsTabs(member), 'settings'),
  ]
}

function ofCreator(surroundings: Surroundings): Jump[] {
  return [...creatorDestinations(surroundings), ...creatorActions, ...ofTabs(earningsTabs, 'coins')]
}

const ofTabs = (tabs: Tab[], icon: IconName): Jump[] => tabs.map((tab) => ({ ...tab, icon }))

/**
 * An action may lead to the page of a place: it has a name of its own. A key belongs to whom it is given
 * first.
 */
function distinct(groups: JumpGroup[]): JumpGroup[] {
  const names = new Set<string>()
  const keys = new Set<string>()
  return groups.map(({ title, jumps }) => ({
    title,
    jumps: jumps.flatMap(({ href, icon, name, key, words }) => {
      if (names.has(`${href} ${name}`)) return []
      names.add(`${href} ${name}`)
      const isFree = key !== undefined && !keys.has(key)
      if (isFree) keys.add(key)
      return [{ href, icon, name, ...(words && { words }), ...(isFree && { key }) }]
    }),
  }))
}
