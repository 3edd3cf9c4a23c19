import type { Context as Trace } from '@opentelemetry/api'
import { version } from '../version.ts'
import { currentTrace, withinTrace } from './current.ts'
import { readTraceparent } from './traceparent.ts'

type Traces = {
  endpoint: string
  headers: Record<string, string>
  /** The share of requests that are told of, of those that belong to no trace of their sender's. */
  share: number
}

export type Stretch = {
  traceId: string
  /** Works within it: what is begun meanwhile belongs to it. */
  run: <Result>(work: () => Result) => Result
  end: (told?: { failure?: unknown; attributes?: Attributes }) => void
}

type Attributes = Record<string, string | number>

export type Tracer = Awaited<ReturnType<typeof openTracer>>

/**
 * Tells a collector how long requests, jobs and their statements take, by OpenTelemetry's own library, which
 * is loaded only where this is asked for. It never holds up what it tells of: what a collector does not take
 * is dropped.
 */
export async function openTracer({ endpoint, headers, share }: Traces) {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')

  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'troupe', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  })
  const tracer = provider.getTracer('troupe')

  const begin = (name: string, kind: number, within: Trace, attributes: Attributes): Stretch => {
    const span = tracer.startSpan(name, { kind, attributes }, within)
    const { traceId } = span.spanContext()
    return {
      traceId,
      run: (work) => withinTrace({ traceId, place: trace.setSpan(within, span) }, work),
      end: ({ failure, attributes: more } = {}) => {
        if (more !== undefined) span.setAttributes(more)
        if (failure !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR, message: String(failure) })
        span.end()
      },
    }
  }

  return {
    /** A request, within the trace that its sender names. */
    request: (traceparent: string | undefined, method: string, route: string): Stretch =>
      begin(`${method} ${route}`, SpanKind.SERVER, senderOf(traceparent), {
        'http.request.method': method,
        'http.route': route,
      }),
    job: (name: string): Stretch =>
      begin(`job ${name}`, SpanKind.CONSUMER, ROOT_CONTEXT, { 'messaging.operation.name': name }),
    /** A statement of what is under way. Outside of requests and jobs none is told of. */
    statement: (kind: string): Stretch | undefined => {
      const within = currentTrace()?.place
      return within && begin(kind, SpanKind.CLIENT, within, { 'db.system.name': 'postgresql' })
    },
    close: (): Promise<void> => provider.shutdown(),
  }

  function senderOf(traceparent: string | undefined): Trace {
    const sender = readTraceparent(traceparent)
    if (sender === undefined) return ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, { ...sender, isRemote: true })
  }
}
