import type { Log } from '../log.ts';
import type { ProcessRole } from '../process-role.ts';
import type { Tracing } from './tracing.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Whether the standard variables of OpenTelemetry ask for traces. Throws a sentence for what cannot be had. */
export function isTracingOn(variables: Variables): boolean {
  const exporter = variables['OTEL_TRACES_EXPORTER'] || 'otlp';
  const hasEndpoint =
    variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || variables['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!hasEndpoint || exporter === 'none') return false;
  if (variables['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return false;
  if (exporter !== 'otlp') throw new Error(`OTEL_TRACES_EXPORTER must be otlp or none, not ${exporter}.`);
  const protocol =
    variables['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] || variables['OTEL_EXPORTER_OTLP_PROTOCOL'];
  if (protocol && protocol !== 'http/json')
    throw new Error(`Traces are sent as http/json, not as ${protocol}: change OTEL_EXPORTER_OTLP_PROTOCOL.`);
  return true;
}

/** Undefined without those variables, and then nothing of the library is loaded. */
export async function startTracing(role: ProcessRole, log: Log): Promise<Tracing | undefined> {
  if (!isTracingOn(process.env)) return undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(role, log);
}
