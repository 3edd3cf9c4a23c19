import './api-docs.css'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import { pageLayout } from './api-docs-layout.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

function show(): void {
  document.documentElement.classList.toggle('dark-mode', dark.matches)
  if (!document.querySelector('#api-docs:empty')) return

  SwaggerUI({
    url: '/openapi.json',
    dom_id: '#api-docs',
    plugins: [pageLayout],
    layout: 'PageLayout',
    docExpansion: 'list',
    deepLinking: false,
    validatorUrl: null,
    // Hides the list of schemas, because each is shown where it is used.
    defaultModelsExpandDepth: -1,
  })
}

// Emptied, because a copy of the page in Turbo's cache would look alive but answer no click.
function clear(): void {
  document.querySelector('#api-docs')?.replaceChildren()
}

show()
dark.addEventListener('change', show)
document.addEventListener('turbo:load', show)
document.addEventListener('turbo:before-cache', clear)
