import { useMemo, useState } from 'react';
import { ChartSkeleton } from '../../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../../ui/line-chart/react/line-chart.tsx';
import { SyncChartsSwitch } from '../../ui/line-chart/react/sync-charts-switch.tsx';
import { Case } from '../case.tsx';
import { sampleInstants, sampleLines } from '../samples/lines.ts';
import { noteAt, sampleNotes } from '../samples/notes.ts';
import words from '../samples/words.json';

const [FIRST = '', SECOND = ''] = words.things;
const DAYS = 90;
const HEIGHT = 240;
const THREE = sampleLines(3, DAYS);
const TWELVE = sampleLines(12, DAYS);
const SHARES = sampleLines(1, DAYS, 'share');
const PLACES = sampleLines(3, DAYS, 'place');
/** As many as a month has five minutes. */
const MANY = sampleInstants(3, 9_000);
const TWO_AXES = [
  ...THREE.series.slice(0, 1),
  ...SHARES.series.map((one) => ({ ...one, id: 'share', axis: 'right' as const })),
];
/** Each value may be a tenth more or less. */
const BANDS = SHARES.series.map((one) => ({
  ...one,
  digits: 2,
  band: one.values.map((value) => (value === null ? null : ([value * 0.9, value * 1.1] as const))),
}));
const NAMED_GAPS = PLACES.series.map((one) => ({
  ...one,
  words: one.values.map((value) => (value === null ? words.notFound : null)),
}));

export function Charts() {
  const [added, setAdded] = useState<readonly string[]>([]);
  const notes = useMemo(
    () => [...sampleNotes(THREE.x), ...added.map((at, index) => noteAt(at, 100 + index))],
    [added],
  );
  return (
    <>
      <Case name="SyncChartsSwitch: the next two share cursor and zoom" isWide>
        <SyncChartsSwitch />
      </Case>
      <Case name="Lines with gaps, a lone point, notes; + on an empty date" isWide>
        <LineChart
          label={FIRST}
          {...THREE}
          height={HEIGHT}
          syncKey="dev"
          source={words.source}
          notes={notes}
          onAddNote={(at) => setAdded([...added, at])}
          onOpenNote={() => undefined}
          marks={THREE.x.slice(40, 41).map((at) => ({ at, label: SECOND }))}
        />
      </Case>
      <Case name="Two axes with units" isWide>
        <LineChart label={FIRST} x={THREE.x} series={TWO_AXES} height={HEIGHT} syncKey="dev" />
      </Case>
      <Case name="A band: between what the value may lie">
        <LineChart label={FIRST} x={SHARES.x} series={BANDS} height={HEIGHT} />
      </Case>
      <Case name="Places: inverted, gaps that have a name">
        <LineChart label={FIRST} x={PLACES.x} series={NAMED_GAPS} height={HEIGHT} isInverted />
      </Case>
      <Case name="Places: inverted, logarithmic">
        <LineChart label={FIRST} {...PLACES} height={HEIGHT} isInverted isLog />
      </Case>
      <Case name="Twelve lines: ten are drawn" isWide>
        <LineChart label={FIRST} {...TWELVE} height={HEIGHT} />
      </Case>
      <Case name="Nine thousand points" isWide>
        <LineChart label={FIRST} {...MANY} height={HEIGHT} />
      </Case>
      <Case name="Nothing was measured">
        <LineChart label={FIRST} x={THREE.x} series={[]} height={HEIGHT} />
      </Case>
      <Case name="ChartSkeleton">
        <ChartSkeleton height={HEIGHT} />
      </Case>
    </>
  );
}
