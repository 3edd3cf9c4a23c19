import arrowRight from '../../../../web/icons/arrow-right.svg?raw'
import atSign from '../../../../web/icons/at-sign.svg?raw'
import banknote from '../../../../web/icons/banknote.svg?raw'
import bell from '../../../../web/icons/bell.svg?raw'
import bookOpen from '../../../../web/icons/book-open.svg?raw'
import bookmark from '../../../../web/icons/bookmark.svg?raw'
import braces from '../../../../web/icons/braces.svg?raw'
import building from '../../../../web/icons/building-2.svg?raw'
import calendar from '../../../../web/icons/calendar.svg?raw'
import check from '../../../../web/icons/check.svg?raw'
import chevronDown from '../../../../web/icons/chevron-down.svg?raw'
import chevronRight from '../../../../web/icons/chevron-right.svg?raw'
import chevronsUpDown from '../../../../web/icons/chevrons-up-down.svg?raw'
import circleAlert from '../../../../web/icons/circle-alert.svg?raw'
import circleCheck from '../../../../web/icons/circle-check.svg?raw'
import circleHelp from '../../../../web/icons/circle-question-mark.svg?raw'
import clapperboard from '../../../../web/icons/clapperboard.svg?raw'
import coins from '../../../../web/icons/coins.svg?raw'
import compass from '../../../../web/icons/compass.svg?raw'
import copy from '../../../../web/icons/copy.svg?raw'
import download from '../../../../web/icons/download.svg?raw'
import eye from '../../../../web/icons/eye.svg?raw'
import fileText from '../../../../web/icons/file-text.svg?raw'
import flag from '../../../../web/icons/flag.svg?raw'
import flame from '../../../../web/icons/flame.svg?raw'
import handshake from '../../../../web/icons/handshake.svg?raw'
import history from '../../../../web/icons/history.svg?raw'
import house from '../../../../web/icons/house.svg?raw'
import inbox from '../../../../web/icons/inbox.svg?raw'
import key from '../../../../web/icons/key-round.svg?raw'
import laptop from '../../../../web/icons/laptop.svg?raw'
import link from '../../../../web/icons/link.svg?raw'
import logOut from '../../../../web/icons/log-out.svg?raw'
import mail from '../../../../web/icons/mail.svg?raw'
import mapPin from '../../../../web/icons/map-pin.svg?raw'
import megaphone from '../../../../web/icons/megaphone.svg?raw'
import menu from '../../../../web/icons/menu.svg?raw'
import messageCircle from '../../../../web/icons/message-circle.svg?raw'
import monitor from '../../../../web/icons/monitor-smartphone.svg?raw'
import music from '../../../../web/icons/music.svg?raw'
import parcel from '../../../../web/icons/package.svg?raw'
import pencil from '../../../../web/icons/pencil.svg?raw'
import play from '../../../../web/icons/play.svg?raw'
import plus from '../../../../web/icons/plus.svg?raw'
import printer from '../../../../web/icons/printer.svg?raw'
import search from '../../../../web/icons/search.svg?raw'
import settings from '../../../../web/icons/settings.svg?raw'
import shield from '../../../../web/icons/shield-check.svg?raw'
import smartphone from '../../../../web/icons/smartphone.svg?raw'
import terminal from '../../../../web/icons/terminal.svg?raw'
import timer from '../../../../web/icons/timer.svg?raw'
import undo from '../../../../web/icons/undo-2.svg?raw'
import user from '../../../../web/icons/user-round.svg?raw'
import users from '../../../../web/icons/users-round.svg?raw'
import wallet from '../../../../web/icons/wallet.svg?raw'
import x from '../../../../web/icons/x.svg?raw'

/** Lucide icons, copied from their package: only those in use, with their licence beside them. */
const icons = {
  arrowRight,
  atSign,
  banknote,
  bell,
  bookmark,
  bookOpen,
  braces,
  building,
  calendar,
  check,
  chevronDown,
  chevronRight,
  chevronsUpDown,
  circleAlert,
  circleCheck,
  circleHelp,
  clapperboard,
  coins,
  compass,
  copy,
  download,
  eye,
  fileText,
  flag,
  flame,
  handshake,
  history,
  house,
  inbox,
  key,
  laptop,
  link,
  logOut,
  mail,
  mapPin,
  megaphone,
  menu,
  messageCircle,
  monitor,
  music,
  parcel,
  pencil,
  play,
  plus,
  printer,
  search,
  settings,
  shield,
  smartphone,
  terminal,
  timer,
  undo,
  user,
  users,
  wallet,
  x,
}

export type IconName = keyof typeof icons

const shapes = Object.fromEntries(
  Object.entries(icons).map(([name, svg]) => [
    name,
    // A page has about eighty of them, so what all have in common is in the style sheet.
    svg.replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>\s*$|\n\s*| (?=\/>)/g, ''),
  ]),
)

/** Hidden from screen readers, because the words beside an icon say the same. */
export function Icon({ name, class: className = 'size-4' }: { name: IconName; class?: string }) {
  return (
    <svg
      class={`icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes[name] ?? '' }}
    />
  )
}
