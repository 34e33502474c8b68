import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';

export type MetricsContext = Pick<Context, 'metrics' | 'log'>;

type Named<Label extends string> = { name: `vitrina_${string}`; help: string; labels?: readonly Label[] };
type Measured<Label extends string> = { labels?: Readonly<Record<Label, string>>; value: number };

/**
 * A gauge whose values are read when somebody looks at the metrics. What cannot be read at that moment is left out,
 * because a zero would say that it was measured.
 */
export function measure<Label extends string = never>(
  { metrics, log }: MetricsContext,
  { name, help, labels = [] }: Named<Label>,
  read: () => readonly Measured<Label>[] | Promise<readonly Measured<Label>[]>,
): void {
  // Work that is started anew in one process measures anew.
  metrics.removeSingleMetric(name);
  const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [metrics], collect });

  async function collect() {
    const values = await Promise.resolve()
      .then(read)
      .catch((error: unknown) => {
        log.warn({ metric: name, err: error }, 'metric was not read');
        return [];
      });
    // A gauge without labels begins with a zero, which only removing takes away.
    gauge.reset();
    if (labels.length === 0) gauge.remove();
    for (const { labels: own, value } of values) gauge.set(own ?? {}, value);
  }
}
