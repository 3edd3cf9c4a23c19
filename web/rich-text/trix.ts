import 'trix'
import 'trix/dist/trix.css'
import './trix.css'
