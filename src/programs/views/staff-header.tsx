import type { ComponentChildren } from 'preact'
import { staffOrganizationPath } from '../../vocabulary/addresses/staff-urls.ts'
import { filePath } from '../../vocabulary/addresses/urls.ts'
import { type BannerFocus, focusStyles } from '../banners.ts'
import { ProgramHeader } from './program-header.tsx'

type Props = {
  program: BannerFocus & {
    name: string
    website: string | null
    banner_image_key: string | null
    organization_id: number
    organization_name: string
  }
  children: ComponentChildren
}

/** The head of a program as staff see it, who may not know whose it is. */
export function StaffHeader({ program, children }: Props) {
  const { name, website, banner_image_key, organization_id, organization_name } = program

  return (
    <ProgramHeader
      name={name}
      website={website}
      banner={banner_image_key ? filePath(banner_image_key) : undefined}
      focus={focusStyles(program)}
      editPath={undefined}
    >
      <p class="text-sm break-words">
        <a href={staffOrganizationPath({ id: organization_id })} class="link">
          {organization_name}
        </a>
      </p>
      {children}
    </ProgramHeader>
  )
}
