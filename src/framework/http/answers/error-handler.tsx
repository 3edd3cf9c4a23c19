import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import { isBelowMe, newSessionPath, stepUpPath } from '../../../vocabulary/addresses/urls.ts'
import { isDangling, isUnavailable } from '../../database/errors.ts'
import { hindranceOf } from '../../database/hindrances.ts'
import {
  BadRequest,
  Forbidden,
  Invalid,
  NotFound,
  OutcomeUnknown,
  Overloaded,
  ProofRequired,
  rootOf,
  Unauthenticated,
} from '../../errors.ts'
import { ErrorPage } from '../../views/error-page.tsx'
import { InvalidForm } from '../fields/attempt.ts'
import { codesOf } from '../fields/error-codes.ts'
import { localPath } from '../safety/local-path.ts'
import { respond, type SentReply, sendPage } from './format.ts'
import { codeOfStatus } from './refusal-codes.ts'

/** The one place where an error becomes a status and a body. */
export async function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await answerError(error, request, reply)
  } catch (failure) {
    // Rendering the error page has failed as well.
    request.log.error({ err: failure, cause: error }, 'error page failed')
    return reply.code(500).type('text/plain; charset=utf-8').send(apology(request))
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): SentReply {
  if (error instanceof Unauthenticated) {
    return refuseUnauthenticated(error, request, reply)
  } else if (error instanceof ProofRequired && request.format === 'html') {
    return reply.redirect(stepUpPath(error.returnTo), 303)
  } else if (error instanceof Forbidden) {
    return answer(reply.code(403), error.message, error.reason)
  } else if (error instanceof NotFound) {
    return refuseUnknown(error.message, request, reply)
  } else if (error instanceof Invalid) {
    return respond(reply.code(422), {
      html: () =>
        error instanceof InvalidForm ? (
          showFormAgain(error, request, reply)
        ) : (
          <ErrorPage status={422} message={Object.values(error.errors).flat().join(' ')} />
        ),
      json: () => refusalOf(error),
    })
  } else if (error instanceof Overloaded) {
    reply.header('Retry-After', error.retryAfterSeconds)
    return answer(reply.code(503), error.message)
  } else if (isUnavailable(error)) {
    noteUnavailable(error, request)
    reply.header('Retry-After', retryAfterSeconds)
    return error instanceof OutcomeUnknown
      ? answer(reply.code(503), error.message, 'outcome_unknown')
      : answer(reply.code(503), unavailable, 'unavailable')
  } else if (isDangling(error)) {
    return refuseUnknown('The record this belongs to was just deleted.', request, reply)
  } else if (isClientError(error)) {
    const code = error instanceof BadRequest ? error.code : undefined
    return answer(reply.code(error.statusCode), clientMessage(error), code)
  } else {
    request.log.error({ err: error }, 'request failed')
    return answer(reply.code(500), apology(request))
  }
}

/** So that a limit that is reached is not taken for a database that is away. */
function noteUnavailable(error: unknown, { server, log }: FastifyRequest): void {
  const { pulse, meters } = server.context
  const hindrance = hindranceOf(error, pulse.ageMs())
  meters?.unavailable(hindrance)
  log.error({ hindrance, reason: rootOf(error) }, 'unavailable')
}

function refusalOf({ errors, allowed }: Invalid) {
  const isSet = Object.keys(allowed).length > 0
  return { errors, codes: codesOf(errors), ...(isSet && { allowed }) }
}

const retryAfterSeconds = 2

const unavailable = 'This cannot be done at the moment. Try again shortly.'

function apology({ id }: FastifyRequest): string {
  return `Something went wrong on our side. Request ${id}.`
}

function refuseUnauthenticated(
  error: Unauthenticated,
  request: FastifyRequest,
  reply: FastifyReply,
): SentReply {
  if (error.bearer) {
    reply.code(401).header('WWW-Authenticate', 'Bearer')
    return reply.type('text/plain; charset=utf-8').send(error.message)
  } else if (request.format === 'json') {
    if (error.message) return answer(reply.code(401), error.message)
    return reply.code(401).header('WWW-Authenticate', 'Bearer').send()
  } else {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return reply.redirect(newSessionPath(isRead ? localPath(request.originalUrl) : undefined), 303)
  }
}

/** An error while the form is read is answered like any other error. */
async function showFormAgain(
  refusal: InvalidForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let form: VNode
  try {
    form = await refusal.form()
  } catch (error) {
    return answerError(error, request, reply)
  }
  return sendPage(reply, form)
}

/** Answers 404. Below `/me` a program gets no body, whatever it was that could not be found. */
function refuseUnknown(
  message: string,
  { format, originalUrl }: FastifyRequest,
  reply: FastifyReply,
): SentReply {
  const isSilent = message === '' || isBelowMe(originalUrl)
  if (format === 'json' && isSilent) return reply.code(404).send()
  return answer(reply.code(404), message || 'There is nothing at this address.')
}

/** Fastify names its own codes and limits. */
function clientMessage(error: Error & { statusCode: number }): string {
  const isOwn = error instanceof BadRequest
  return error.statusCode === 413 && !isOwn ? 'The body is too large.' : error.message
}

/** Refusals of the body, and Fastify's own. */
function isClientError(error: unknown): error is Error & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return Number(error.statusCode) >= 400 && Number(error.statusCode) < 500
}

function answer(
  reply: FastifyReply,
  message: string,
  code = codeOfStatus(reply.statusCode),
): SentReply {
  return respond(reply, {
    html: () => <ErrorPage status={reply.statusCode} message={message} />,
    json: () => ({ error: message, code }),
  })
}
