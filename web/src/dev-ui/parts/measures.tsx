import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { HeatMatrix } from '../../ui/heat-matrix/react/heat-matrix.tsx';
import { LineChart } from '../../ui/line-chart/react/line-chart.tsx';
import classes from '../dev-ui.module.css';
import { sampleInstants } from '../samples/lines.ts';
import { sampleMatrix } from '../samples/positions.ts';
import { sampleRows } from '../samples/query-rows.ts';
import words from '../samples/words.json';
import { SAMPLE_COLUMNS } from './tables.tsx';

/** What `npm run bench` measures; architecture.md 6. */
const TABLE_ROWS = 100_000;
const MATRIX = { rows: 40, hours: 672 };
const CHARTS = 50;
const CHART = { lines: 10, points: 9_000 };
const DRAW = 'draw';

const [TITLE = ''] = words.things;

export function MeasureTable() {
  const rows = useMemo(() => sampleRows(TABLE_ROWS), []);
  return (
    <div className={classes['measure']}>
      <DataTable
        id="dev.measure"
        label={TITLE}
        columns={SAMPLE_COLUMNS}
        rows={rows}
        rowKey={(row) => String(row.id)}
        maxHeight="calc(100dvh - 140px)"
      />
    </div>
  );
}

const LEAD = [{ id: 'query', header: TITLE, width: 240, text: (row: { id: string }) => row.id }];

export function MeasureMatrix() {
  const { buckets, rows } = useMemo(() => sampleMatrix(MATRIX.rows, MATRIX.hours), []);
  return (
    <div className={classes['measure']}>
      <HeatMatrix label={TITLE} buckets={buckets} grouping="Hour" rows={rows} lead={LEAD} height={720} />
    </div>
  );
}

/** All fifty are in sight at once, each as small as a chart may be; the bench says when to draw them. */
export function MeasureCharts() {
  const { x, series } = useMemo(() => sampleInstants(CHART.lines, CHART.points), []);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    Object.assign(globalThis, { drawCharts: () => setIsDrawn(true) });
  }, []);
  if (!isDrawn) return <Button onClick={() => setIsDrawn(true)}>{DRAW}</Button>;
  return (
    <div className={`${classes['measure']} ${classes['fifty']}`}>
      {Array.from({ length: CHARTS }, (_, index) => (
        <LineChart
          key={index}
          label={`${TITLE} ${index + 1}`}
          x={x}
          series={series}
          height={120}
          syncKey="dev"
        />
      ))}
    </div>
  );
}
