import { SegmentedControl, Text } from '@mantine/core';
import type { BackTest } from '@vitrina/contract/tools/back-test.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../../ui/line-chart/react/lazy.tsx';
import classes from './back-test.module.css';
import { CalibrationChart } from './calibration-chart.tsx';
import { type Measure, weekLines } from './week-lines.ts';

const HEIGHT_PX = 220;
const FEWEST_WEEKS = 2;

type ChartsProps = { result: Extract<BackTest, { state: 'done' }> };

/** Each week's list against its picks, and what became of queries by their score. */
export function BackTestCharts({ result }: ChartsProps) {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<Measure>('orders');
  const lines = useMemo(
    () =>
      weekLines(result.weeks, measure, {
        lift: t('undervaluedQueries.backTest.weeks.lift'),
        picks: t('undervaluedQueries.backTest.weeks.picks'),
      }),
    [result.weeks, measure, t],
  );
  const title = t('undervaluedQueries.backTest.weeks.title');
  return (
    <>
      <SegmentedControl
        className={classes['measure']}
        size="xs"
        aria-label={t('undervaluedQueries.backTest.measure')}
        value={measure}
        onChange={(value) => setMeasure(value === 'orders' ? 'orders' : 'searches')}
        data={[
          { value: 'orders', label: t('undervaluedQueries.backTest.orders') },
          { value: 'searches', label: t('undervaluedQueries.backTest.searches') },
        ]}
      />
      <div className={classes['charts']}>
        {lines.x.length >= FEWEST_WEEKS && (
          <section>
            <Text component="h3" size="sm" fw={600}>
              {title}
            </Text>
            <LineChart label={title} x={lines.x} series={lines.series} height={HEIGHT_PX} />
          </section>
        )}
        <CalibrationChart parts={result.calibration} measure={measure} />
      </div>
    </>
  );
}
