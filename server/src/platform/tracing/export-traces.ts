import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import manifest from '../../../package.json' with { type: 'json' };
import type { Log } from '../log.ts';
import type { ProcessRole } from '../process-role.ts';
import { openTelemetry } from './open-telemetry.ts';
import { readBatches } from './read-batches.ts';
import { readSampler } from './read-sampler.ts';
import type { Tracing } from './tracing.ts';

/** Address, headers, time limit, certificates and compression are variables that the exporter reads by itself. */
export function exportTraces(role: ProcessRole, log: Log): Tracing {
  // Why nothing arrives: the exporter itself tells nobody else.
  const warn = (message: string) => log.warn({ reason: message.slice(0, 300) }, 'traces are not sent');
  const ignore = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const ours = resourceFromAttributes({
    'service.name': 'vitrina',
    'service.version': manifest.version,
    'vitrina.role': role,
  });
  const { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG } = process.env;
  return openTelemetry({
    processor: new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...readBatches(process.env) }),
    sampler: readSampler(OTEL_TRACES_SAMPLER || undefined, OTEL_TRACES_SAMPLER_ARG),
    // What the variables say of the service stands above what we say.
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
  });
}
