import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { CallRecord, CallTrace, JobRecord } from '../kernel/call/call-cost.ts';
import type { Environment } from '../kernel/lib/environment.ts';

/** Tells a collector of what has ended. */
export interface Traces {
  call(record: CallRecord, trace: CallTrace): void;
  job(record: JobRecord): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** Of the statements of a message, letters. */
const MOST_TEXT = 2_000;

/** Whose span a call is a part of, as W3C Trace Context writes it; a header that says anything else is left out. */
const parentOf = (header: string | undefined): Context => {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

type Settings = Pick<
  Environment,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_SERVICE_NAME'
>;

/**
 * Follows calls and jobs with OpenTelemetry where the usual variables name a collector; null where none does, and then
 * nothing of it is loaded. Spans are made when their work has ended, so that following costs a call nothing.
 */
export const openTraces = async (env: Settings): Promise<Traces | null> => {
  const wanted = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!wanted || env.OTEL_SDK_DISABLED === 'true') return null;
  const [sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? 'nestling-api' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1)),
    }),
    // Endpoint, headers, time-out and compression it reads from the environment by itself.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('nestling');
  return {
    call: ({ call, role, ended, ms, statements, rows }, { from, messages, parent }) => {
      const attributes = { call, role, ended, statements, rows };
      const span = tracer.startSpan(call, { kind: SpanKind.SERVER, startTime: from, attributes }, parentOf(parent));
      if (ended === 'failed' || ended === 'away') span.setStatus({ code: SpanStatusCode.ERROR });
      const own = trace.setSpan(ROOT_CONTEXT, span);
      for (const message of messages)
        tracer
          .startSpan(
            'postgresql',
            {
              kind: SpanKind.CLIENT,
              startTime: message.from,
              attributes: {
                'db.system.name': 'postgresql',
                'db.query.text': message.statements.join(';\n').slice(0, MOST_TEXT),
              },
            },
            own,
          )
          .end(message.until);
      span.end(from + ms);
    },
    job: ({ job, queue, ended, attempt, from, ms }) => {
      const attributes = { job, queue, ended, attempt };
      const span = tracer.startSpan(job, { kind: SpanKind.CONSUMER, startTime: from, attributes }, ROOT_CONTEXT);
      if (ended === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(from + ms);
    },
    close: () => provider.shutdown(),
  };
};
