import { Text } from '@mantine/core';
import type { RequestProduct } from '@vitrina/contract/request-statistics.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../platform/texts/create-format.ts';
import { useFlags } from '../products/changes/use-flags.ts';
import { ChartSkeleton } from '../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import classes from './request-statistics.module.css';
import type { planHalves } from './rules.ts';

const HALVES = ['position', 'views'] as const;
/** The legend of both stands over the upper half and takes its room: ten names take half of it. */
const HALF_PX = { position: 300, views: 170 } as const;
const SYNC_KEY = 'request-statistics';

type Notes = Pick<ComponentProps<typeof LineChart>, 'notes' | 'onAddNote' | 'onOpenNote' | 'onOpenChange'>;
type HalvesProps = {
  /** undefined while they load for the first time. */
  days: readonly string[] | undefined;
  halves: ReturnType<typeof planHalves>;
};

/**
 * product.md 9.5: position against views in halves of one plot, which share their cursor, their zoom and what is
 * hidden.
 */
export function ChartHalves({ days, halves, ...notes }: HalvesProps & Notes) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return HALVES.map((half) => (
    <section key={half} className={classes['half']} aria-label={t(`requestStatistics.chart.${half}`)}>
      <Text size="xs" c="dimmed" component="h3" fw={400}>
        {t(`requestStatistics.chart.${half}`)}
      </Text>
      {days === undefined ? (
        <ChartSkeleton height={HALF_PX[half]} />
      ) : (
        <LineChart
          label={t(`requestStatistics.chart.${half}`)}
          x={days}
          series={half === 'position' ? halves.positions : halves.views}
          height={HALF_PX[half]}
          isInverted={half === 'position'}
          // The first places are told apart, whatever stands on the fiftieth.
          isLog={half === 'position'}
          syncKey={SYNC_KEY}
          half={{ hidden, onHide: setHidden, hasLegend: half === 'position' }}
          source={t('requestStatistics.chart.source')}
          {...notes}
        />
      )}
    </section>
  ));
}

type NotedProps = HalvesProps & { product: Pick<RequestProduct, 'sku' | 'name'>; period: Period };

/** interface-rules.md G19: a chart of one product carries what people wrote about it and what the radar saw of it. */
export function NotedHalves({ product: { sku, name }, period, ...rest }: NotedProps) {
  return <ChartHalves {...rest} {...useFlags({ sku, name }, period)} />;
}
