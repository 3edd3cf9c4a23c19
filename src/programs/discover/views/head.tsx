import type { ComponentChildren } from 'preact'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { filePath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { type BannerFocus, focusStyles } from '../../banners.ts'
import type { DiscoverCampaignWithBrief } from '../queries.ts'
import { Brand } from './cards/brand.tsx'
import { SaveButton } from './cards/save-button.tsx'
import { StandingMark } from './cards/standing.tsx'

type Props = {
  program: BannerFocus &
    Pick<
      DiscoverCampaignWithBrief,
      'name' | 'website' | 'banner_image_key' | 'organization' | 'ratings' | 'standing' | 'is_saved'
    > & { is_only_applied?: boolean }
  /** The address that others may be given; none while it is a draft. */
  path?: string | undefined
  children?: ComponentChildren
}

/** The top of a program's public page. */
export function ProgramHead({ program, path, children }: Props) {
  const { name, website, banner_image_key, organization, ratings, standing, is_only_applied } =
    program

  return (
    <>
      {banner_image_key && (
        <img
          src={filePath(banner_image_key)}
          alt=""
          class={`mb-6 aspect-3/1 max-h-72 w-full rounded-box border border-base-300 object-cover ${focusStyles(program)}`}
        />
      )}
      <div class="mb-6">
        <div class="flex items-center justify-between gap-4">
          <div class="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Brand organization={organization} />
            <BrandRating ratings={ratings} />
            <StandingMark standing={standing} isOnlyApplied={is_only_applied} />
          </div>
          {path && (
            <div class="flex shrink-0 items-center gap-1">
              <SaveButton program={program} path={path} />
              <ShareButton path={path} title={`${name} by ${organization.name}`} />
            </div>
          )}
        </div>
        <h1 class="mt-3 page-title wrap-anywhere">{name}</h1>
        {website && (
          <a href={website} rel="noopener nofollow ugc" class="link text-sm wrap-anywhere">
            {website.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        )}
        {children}
      </div>
    </>
  )
}

/** The mean of the marks that creators gave the brand, of which its profile has more. */
function BrandRating({ ratings: { average, count } }: Pick<Props['program'], 'ratings'>) {
  if (average === null) return null
  return (
    <span class="text-sm whitespace-nowrap text-base-content/75">
      Rated <strong class="font-semibold text-base-content">{average} of 5</strong> ·{' '}
      {counted(count, 'rating')}
    </span>
  )
}
