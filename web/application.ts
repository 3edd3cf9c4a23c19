import './drafts/way-back.ts'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/inter'
import '@hotwired/turbo'
import { Application } from '@hotwired/stimulus'
import './application.css'
import { Answer } from './reading/answer.ts'
import './forms/asked-field.ts'
import { Beginning } from './drafts/beginning.ts'
import { Calculator } from './forms/calculator.ts'
import { Choices } from './forms/choices.ts'
import { Code } from './forms/code.ts'
import { Bell } from './live/bell.ts'
import { Chart } from './reading/chart.ts'
import './reading/copy.ts'
import { Draft } from './drafts/draft.ts'
import { Confirm } from './forms/confirm.ts'
import { Currency } from './forms/currency.ts'
import { Countdown } from './reading/countdown.ts'
import './forms/first-error.ts'
import { FocusPoint } from './files/focus-point.ts'
import './forms/kept-focus.ts'
import { FormPreview } from './forms/form-preview.ts'
import './frame-policy.ts'
import { ImagePreview } from './files/image-preview.ts'
import { Live } from './live/live.ts'
import { Inbox } from './navigation/inbox.ts'
import { Languages } from './reading/languages.ts'
import { LocalTime } from './reading/local-time.ts'
import './forms/mended.ts'
import { NeededNote } from './forms/needed-note.ts'
import { Purchases } from './forms/purchases.ts'
import './forms/send-key.ts'
import { Ticked } from './forms/ticked.ts'
import { Push } from './live/push.ts'
import { Menu } from './navigation/menu.ts'
import { Palette, PaletteOpener } from './navigation/palette.ts'
import { Places } from './navigation/places.ts'
import { Shortcuts } from './navigation/shortcuts.ts'
import { SignOut } from './navigation/sign-out.ts'
import { Player } from './reading/player.ts'
import './reading/print.ts'
import { Reference } from './reading/reference.ts'
import { Share } from './reading/share.ts'
import { RichText } from './rich-text/rich-text.ts'
import './time-zone.ts'
import './forms/web-address.ts'
import './reading/try-it.ts'
import { Unsaved } from './drafts/unsaved.ts'
import { Uploads } from './files/uploads.ts'
import { UsualAmount } from './forms/usual-amount.ts'

const application = Application.start()
application.register('answer', Answer)
application.register('beginning', Beginning)
application.register('bell', Bell)
application.register('calculator', Calculator)
application.register('chart', Chart)
application.register('choices', Choices)
application.register('code', Code)
application.register('confirm', Confirm)
application.register('countdown', Countdown)
application.register('currency', Currency)
application.register('draft', Draft)
application.register('focus-point', FocusPoint)
application.register('form-preview', FormPreview)
application.register('image-preview', ImagePreview)
application.register('inbox', Inbox)
application.register('languages', Languages)
application.register('live', Live)
application.register('local-time', LocalTime)
application.register('menu', Menu)
application.register('needed-note', NeededNote)
application.register('palette', Palette)
application.register('palette-opener', PaletteOpener)
application.register('places', Places)
application.register('player', Player)
application.register('purchases', Purchases)
application.register('push', Push)
application.register('reference', Reference)
application.register('rich-text', RichText)
application.register('share', Share)
application.register('shortcuts', Shortcuts)
application.register('sign-out', SignOut)
application.register('ticked', Ticked)
application.register('unsaved', Unsaved)
application.register('uploads', Uploads)
application.register('usual-amount', UsualAmount)

// Turbo leaves this to nobody when someone goes on before the rest of a page has arrived. It is no failure.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault()
})
