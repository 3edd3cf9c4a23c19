import { describe, expect, test } from 'vitest'
import { anonymous } from '../../../test/support/helper.ts'
import { notifiers } from '../../composition/notifiers.ts'
import { statuses } from '../../tables/campaigns/campaigns.ts'

type Schema = { [key: string]: unknown }
type Operation = {
  operationId: string
  description: string
  requestBody?: unknown
  deprecated?: boolean
  'x-follow-redirect'?: boolean
  'x-replaced-by'?: string
  responses: Record<string, { headers?: object; content?: Record<string, { schema: Schema }> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const document: Document = (await anonymous.get('/openapi.json')).json()
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

describe('GET /openapi.json tells clients of', () => {
  test('moves by verbs, which are not to be followed, and the nouns that do the same', () => {
    const verbs = operations.filter(({ responses }) => '303' in responses)
    const names = operations.map(({ operationId }) => operationId)

    expect(verbs.map(({ operationId }) => operationId)).toEqual([
      'publishCampaign',
      'pauseCampaign',
      'resumeCampaign',
      'submitCollab',
      'pauseCollab',
      'unpauseCollab',
    ])
    for (const { responses, deprecated, description, ...verb } of verbs) {
      const noun = verb['x-replaced-by'] as string
      expect([deprecated, verb['x-follow-redirect']]).toEqual([true, false])
      expect(names).toContain(noun)
      expect(description).toContain(`Use \`${noun}\` instead`)
      expect(responses['303']?.headers).toMatchObject({
        Location: { $ref: '#/components/headers/Location' },
        'Transition-Error': { required: false },
      })
      expect(responses['303']).not.toHaveProperty('content')
      expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toEqual([])
    }
  })

  test('ways to pay that are taken there', () => {
    const bodyOf = (name: string) =>
      JSON.stringify(operations.find(({ operationId }) => operationId === name)?.requestBody)
    const { FundingProviderInput, PayInProviderInput } = document.components.schemas
    expect(FundingProviderInput?.enum).toContain('balance')
    expect(PayInProviderInput?.enum).toEqual(['test', 'manual', 'stripe'])
    expect(bodyOf('createCampaignFunding')).toContain('FundingProviderInput')
    expect(bodyOf('createFunding')).toContain('PayInProviderInput')
  })

  test('files by what they are', () => {
    const types = operations.flatMap(({ responses }) =>
      Object.keys(responses['200']?.content ?? {}),
    )
    expect([...new Set(types)].sort()).toEqual([
      'application/atom+xml',
      'application/json',
      'application/pdf',
      'application/zip',
      'image/gif',
      'image/jpeg',
      'image/png',
      'image/webp',
      'text/calendar',
      'text/csv',
      'video/mp4',
      'video/quicktime',
      'video/webm',
    ])
  })

  test('sets of values by name, open in answers and closed in requests', () => {
    const { CampaignStatus, CurrencyInput, NotificationType } = document.components.schemas
    expect(CampaignStatus?.['x-extensible-enum']).toEqual(statuses)
    expect(CampaignStatus).not.toHaveProperty('enum')
    expect(CurrencyInput?.enum).toContain('usd')
    expect(NotificationType?.['x-extensible-enum']).toEqual([...notifiers.keys()])

    const { schemas } = document.components
    const named = new Set(Object.values(schemas).map(({ enum: values }) => values))
    const inlined = enumsIn(document).filter((values) => !named.has(values) && values.some(isName))
    expect(inlined).toEqual([])
  })

  test('what tells submissions of both kinds apart', () => {
    const show = document.paths['/me/submissions/{id}.json']?.get
    expect(show?.responses['200']?.content?.['application/json']?.schema.discriminator).toEqual({
      propertyName: 'kind',
      mapping: {
        campaign: '#/components/schemas/CampaignSubmission',
        collab: '#/components/schemas/CollabSubmissionWithWork',
      },
    })
  })
})

/** Every list of values, wherever it is. */
function enumsIn(part: unknown): unknown[][] {
  if (typeof part !== 'object' || part === null) return []
  const { enum: values } = part as Schema
  const own = Array.isArray(values) ? [values] : []
  return [...own, ...Object.values(part).flatMap(enumsIn)]
}

/** A word that programs dispatch on, and no way to write a truth or a number. */
const isName = (value: unknown) =>
  typeof value === 'string' && /^[a-z_]{4,}$/i.test(value) && !/^(true|false)$/.test(value)
