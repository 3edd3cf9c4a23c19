import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import atSign from 'lucide-static/icons/at-sign.svg?raw'
import bell from 'lucide-static/icons/bell.svg?raw'
import building from 'lucide-static/icons/building-2.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import handshake from 'lucide-static/icons/handshake.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import inbox from 'lucide-static/icons/inbox.svg?raw'
import key from 'lucide-static/icons/key-round.svg?raw'
import laptop from 'lucide-static/icons/laptop.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import megaphone from 'lucide-static/icons/megaphone.svg?raw'
import monitor from 'lucide-static/icons/monitor-smartphone.svg?raw'
import box from 'lucide-static/icons/package.svg?raw'
import pencil from 'lucide-static/icons/pencil.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import shield from 'lucide-static/icons/shield-check.svg?raw'
import smartphone from 'lucide-static/icons/smartphone.svg?raw'
import terminal from 'lucide-static/icons/terminal.svg?raw'
import trash from 'lucide-static/icons/trash-2.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import user from 'lucide-static/icons/user-round.svg?raw'
import users from 'lucide-static/icons/users-round.svg?raw'
import wallet from 'lucide-static/icons/wallet.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

const icons = {
  arrowRight,
  atSign,
  bell,
  building,
  chevronRight,
  circleAlert,
  circleCheck,
  copy,
  download,
  eye,
  fileText,
  handshake,
  history,
  house,
  key,
  laptop,
  logOut,
  mail,
  mapPin,
  megaphone,
  monitor,
  plus,
  settings,
  shield,
  smartphone,
  terminal,
  trash,
  upload,
  user,
  users,
  wallet,
  inbox,
  box,
  pencil,
  x,
}

export type IconName = keyof typeof icons

const shapes = Object.fromEntries(
  Object.entries(icons).map(([name, svg]) => [
    name,
    svg.replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>\s*$/g, ''),
  ]),
)

/** Decoration beside words, which say the same: hidden from screen readers. */
export function Icon({ name, class: className = 'size-4' }: { name: IconName; class?: string }) {
  return (
    <svg
      class={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes[name] ?? '' }}
    />
  )
}
