import { absolute } from '../../../vocabulary/addresses/urls.ts'
import { Icon } from '../values/icon.tsx'
import { QrCode } from '../values/qr-code.tsx'
import { CopyButton } from './copy-button.tsx'

type Props = {
  /** The path of the page that is shared. */
  path: string
  /** The name of what is there, for whoever is sent the link. */
  title: string
  /** Whether it stands at the left of the page, so that the sheet opens to the right. */
  isLeft?: boolean
}

/**
 * Gives the link of a page to others. A phone offers its own ways if scripts run; otherwise there is the link
 * to copy, a code to scan and a mail to write.
 */
export function ShareButton({ path, title, isLeft = false }: Props) {
  const address = absolute(path)
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`

  return (
    <details
      class="share"
      data-controller="menu share"
      data-share-title-value={title}
      data-share-url-value={address}
    >
      <summary class="btn btn-sm" data-action="click->share#offer">
        <Icon name="link" />
        Share
      </summary>
      <div class={`share-sheet ${isLeft ? 'sm:left-0' : 'sm:right-0'}`}>
        <p class="font-semibold wrap-anywhere">{title}</p>
        <p class="mt-1 font-mono text-xs break-all text-base-content/75 select-all">{address}</p>
        <div class="mt-4 flex justify-center">
          <QrCode text={address} label={`Code that leads to ${title}`} />
        </div>
        <div class="mt-4 flex flex-wrap gap-2">
          <CopyButton text={address} label="Copy link" />
          <a href={mail} class="btn btn-sm">
            <Icon name="mail" />
            E-mail
          </a>
        </div>
      </div>
    </details>
  )
}
