import { expect } from 'vitest'
import type { z } from 'zod'
import type { ApiOperation } from '../../../src/framework/http/api.ts'
import { answerExampleOf } from '../../../src/framework/openapi/reference/examples.ts'
import { document, operations } from '../../support/reading/reference.ts'

type Fields = Record<string, unknown>

/** Fields in which an operation on another record than that of the row would leave other values. */
const ofTheRecord = new Set(
  [
    'content_type category platform_id kind usage_rights usage_days usage_ends_at tiktok_music_id website',
    'applications_end_at requires_product_shipment require_spark_ads banner_image_url creator_limit places_left',
    // The part of who sends it, and why something was decided before.
    'side is_owner reliable paid_in_time reason note invalid_note event_id address prefill',
    // As the platform tells them, later or never.
    'caption picture_url view_count views_read_at subscriber_count video_count likes_count engagement_rate uid sound_uid last_synced_at verified_at',
  ].flatMap((names) => names.split(' ')),
)

/**
 * The example of an operation says what it leads to: words of sets, answers to yes or no, and what is
 * empty are as the server answers them. Values that were sent are another matter, and so are lists.
 */
export function expectFittingExample(api: ApiOperation, answer: unknown): void {
  const given = sentNames(api)
  const isTold = (name: string) => !ofTheRecord.has(name) && !given.includes(name)
  expect({ [api.name]: outcomeIn(exampleFor(api), answer, isTold) }).toEqual({
    [api.name]: outcomeIn(answer, exampleFor(api), isTold),
  })
}

/** The names of all fields that may be sent. */
function sentNames({ body }: ApiOperation): string[] {
  return Object.keys((body?.schema as z.ZodObject | undefined)?.shape ?? {})
}

function exampleFor({ name }: ApiOperation): unknown {
  const operation = operations.find(({ operationId }) => operationId === name)
  const { text = 'null' } = answerExampleOf(operation?.responses ?? {}, document) ?? {}
  return JSON.parse(text)
}

/** What a record tells of how far it has come, in fields that another has too. */
function outcomeIn(record: unknown, other: unknown, isTold: (name: string) => boolean): Fields {
  if (!isRecord(record) || !isRecord(other)) return {}
  // The same operation may be done to records of two kinds, of which the example is one.
  const names = record.kind === other.kind ? Object.keys(record) : ['state']
  const told = names.filter((name) => name in other && isTold(name))
  return Object.fromEntries(
    told
      .sort()
      .flatMap((name) =>
        isCompared(record[name], other[name]) ? [[name, mark(record[name])]] : [],
      ),
  )
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWord = (value: unknown) => typeof value === 'string' && /^[a-z_]+$/.test(value)
const isCompared = (one: unknown, other: unknown) =>
  [one, other].some((value) => value === null || typeof value === 'boolean') ||
  (isWord(one) && isWord(other))

const mark = (value: unknown) =>
  value === null || typeof value === 'boolean' || isWord(value) ? value : 'set'
