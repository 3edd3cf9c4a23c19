import '@fontsource-variable/inter'
import '@hotwired/turbo'
import { Application } from '@hotwired/stimulus'
import './application.css'
import { ImagePreview } from './image-preview.ts'
import { LocalTime } from './local-time.ts'
import { Menu } from './menu.ts'

const application = Application.start()
application.register('image-preview', ImagePreview)
application.register('local-time', LocalTime)
application.register('menu', Menu)
