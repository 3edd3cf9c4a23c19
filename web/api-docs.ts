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
    // The shapes are shown where they are used.
    defaultModelsExpandDepth: -1,
  })
}

// A copy that Turbo keeps of the page would look alive and answer no click.
function clear(): void {
  document.querySelector('#api-docs')?.replaceChildren()
}

show()
dark.addEventListener('change', show)
document.addEventListener('turbo:load', show)
document.addEventListener('turbo:before-cache', clear)
