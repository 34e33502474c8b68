import type { BatchSpanProcessorOptions } from '@opentelemetry/sdk-trace';
import * as z from 'zod';

const Count = z.coerce.number().int().min(1).optional();
// An empty variable is none, as everywhere in OpenTelemetry.
const Variable = z.preprocess((given) => (given === '' ? undefined : given), Count);

const Variables = z.object({
  OTEL_BSP_SCHEDULE_DELAY: Variable,
  OTEL_BSP_EXPORT_TIMEOUT: Variable,
  OTEL_BSP_MAX_QUEUE_SIZE: Variable,
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: Variable,
});

/** How many spans are sent together, and when: the variables of the batch processor. Throws a sentence for what is no count. */
export function readBatches(
  variables: Readonly<Record<string, string | undefined>>,
): Omit<BatchSpanProcessorOptions, 'exporter'> {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success)
    throw new Error(`${parsed.error.issues[0]?.path.join('.')} must be a whole number from 1 on.`);
  const { data } = parsed;
  return {
    ...(data.OTEL_BSP_SCHEDULE_DELAY && { scheduledDelayMillis: data.OTEL_BSP_SCHEDULE_DELAY }),
    ...(data.OTEL_BSP_EXPORT_TIMEOUT && { exportTimeoutMillis: data.OTEL_BSP_EXPORT_TIMEOUT }),
    ...(data.OTEL_BSP_MAX_QUEUE_SIZE && { maxQueueSize: data.OTEL_BSP_MAX_QUEUE_SIZE }),
    ...(data.OTEL_BSP_MAX_EXPORT_BATCH_SIZE && { maxExportBatchSize: data.OTEL_BSP_MAX_EXPORT_BATCH_SIZE }),
  };
}
