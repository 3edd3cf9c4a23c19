import './way-back.ts'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/inter'
import '@hotwired/turbo'
import { Application } from '@hotwired/stimulus'
import './application.css'
import { Answer } from './answer.ts'
import './asked-field.ts'
import { Beginning } from './beginning.ts'
import { Bell } from './bell.ts'
import { Calculator } from './calculator.ts'
import { Chart } from './chart.ts'
import { Choices } from './choices.ts'
import { Code } from './code.ts'
import './copy.ts'
import { Countdown } from './countdown.ts'
import { Currency } from './currency.ts'
import { Draft } from './draft.ts'
import './first-error.ts'
import { FocusPoint } from './focus-point.ts'
import { FormPreview } from './form-preview.ts'
import './frame-policy.ts'
import { ImagePreview } from './image-preview.ts'
import { Inbox } from './inbox.ts'
import { Languages } from './languages.ts'
import { Live } from './live.ts'
import { LocalTime } from './local-time.ts'
import './mended.ts'
import { Menu } from './menu.ts'
import { Palette, PaletteOpener } from './palette.ts'
import { Places } from './places.ts'
import { Player } from './player.ts'
import { Purchases } from './purchases.ts'
import { Push } from './push.ts'
import { Reference } from './reference.ts'
import { RichText } from './rich-text.ts'
import { Share } from './share.ts'
import { Shortcuts } from './shortcuts.ts'
import { SignOut } from './sign-out.ts'
import { Ticked } from './ticked.ts'
import './time-zone.ts'
import './try-it.ts'
import { Unsaved } from './unsaved.ts'
import { Uploads } from './uploads.ts'
import { UsualAmount } from './usual-amount.ts'

const application = Application.start()
application.register('answer', Answer)
application.register('beginning', Beginning)
application.register('bell', Bell)
application.register('calculator', Calculator)
application.register('chart', Chart)
application.register('choices', Choices)
application.register('code', Code)
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
