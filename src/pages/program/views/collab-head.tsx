import { focusStyles } from '../../../programs/banners.ts'
import { collabPolicy } from '../../../programs/collabs/policy.ts'
import { CollabState } from '../../../programs/collabs/views/state.tsx'
import { platformsInWords, pricesInWords } from '../../../programs/collabs/words.ts'
import { UseAgain } from '../../../programs/views/use-again.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import {
  collabSubmissionsPath,
  filteredPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import {
  collabBriefPath,
  collabPath,
  discoverCollabPath,
  duplicateCollabPath,
  editCollabPath,
  filePath,
  newCreatorInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import type { CollabHead } from '../queries.ts'
import { ProgramHead } from './head.tsx'

type Props = { member: Member; collab: CollabHead; here: string }

export function CollabTop({ member, collab, here }: Props) {
  const { name, banner_image_key } = collab
  const path = collabPath(collab)

  return (
    <ProgramHead
      name={name}
      path={path}
      isFirst={here === path}
      banner={banner_image_key ? filePath(banner_image_key) : undefined}
      focus={focusStyles(collab)}
      state={<CollabState collab={collab} />}
      terms={termsInWords(collab)}
      {...actionsOf({ member, collab })}
      tabs={tabsOf(member, collab, here)}
    />
  )
}

/** All that can be done now: what waits comes first. */
function actionsOf({ member, collab }: Pick<Props, 'member' | 'collab'>) {
  const view = (
    <a href={discoverCollabPath(collab)} class="btn btn-sm">
      {collab.published_at === null ? 'Preview as creators will see it' : 'View as a creator'}
    </a>
  )
  const invite = isAdmin(member) && collab.state === 'published' && (
    <a
      href={newCreatorInvitationPath(member.organization, encodeId('Collab', collab.id))}
      class="btn btn-sm"
    >
      Invite creators
    </a>
  )
  const again = collabPolicy.create(member) && <UseAgain action={duplicateCollabPath(collab)} />
  const waiting = collab.waiting_count > 0 && (
    <a
      href={filteredPath(collabSubmissionsPath(collab), { waits_for: 'organization' })}
      class="btn btn-primary btn-sm"
    >
      {grouped(collab.waiting_count)} waiting for you
    </a>
  )
  const first = waiting || invite || view
  const all = [view, invite, again, waiting]
  return { first, others: all.filter((one) => one !== false && one !== first) }
}

function termsInWords(collab: CollabHead): string {
  const prices = pricesInWords(collab)
  return [
    prices
      ? `Price expected: ${prices}`
      : `Creators name their price in ${collab.currency.toUpperCase()}`,
    platformsInWords(collab, 'any platform'),
    `content within ${days(collab.content_days).words}`,
    collab.requires_product_shipment && 'you send the product',
    collab.require_spark_ads && withSparkCode(collab),
    collab.countries.join(', ') || 'everywhere',
  ]
    .filter(Boolean)
    .join(' · ')
}

function withSparkCode({ spark_days }: CollabHead): string {
  return spark_days === null
    ? 'with a Spark code'
    : `with a Spark code for ${days(spark_days).words}`
}

function tabsOf(member: Member, collab: CollabHead, here: string) {
  const tab = (name: string, href: string) => ({ name, href, isHere: href === here })
  const applied = collab.submissions_count
  return [
    tab('Overview', collabPath(collab)),
    {
      ...tab(
        applied > 0 ? `Applicants ${grouped(applied)}` : 'Applicants',
        collabSubmissionsPath(collab),
      ),
      waiting: collab.waiting_count,
    },
    tab('Brief', collabBriefPath(collab)),
    ...(collabPolicy.update(member) ? [tab('Settings', editCollabPath(collab))] : []),
  ]
}
