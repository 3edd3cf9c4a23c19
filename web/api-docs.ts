import 'swagger-ui-dist/swagger-ui.css'
import './api-docs.css'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'

SwaggerUI({
  url: '/openapi.json',
  dom_id: '#api-docs',
  docExpansion: 'list',
  deepLinking: false,
  validatorUrl: null,
  // The shapes are shown where they are used.
  defaultModelsExpandDepth: -1,
})
