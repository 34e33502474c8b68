import { useMemo, useState } from 'react';
import type { LeadColumn } from '../../ui/heat-matrix/model/matrix-props.ts';
import { HeatMatrix } from '../../ui/heat-matrix/react/heat-matrix.tsx';
import { type GroupedRow, groupedMatrix } from '../samples/grouped-matrix.ts';
import words from '../samples/words.json';

const [TITLE = '', MARK = ''] = words.things;
const LEAD: readonly LeadColumn<GroupedRow>[] = [
  { id: 'query', header: TITLE, width: 240, text: ({ id }) => id },
  { id: 'drawn', header: MARK, width: 60, text: ({ cells }) => String(cells.length), isSpare: true },
];

/** What is done is written under the matrix: a cell that is opened, days that are chosen, a way out. */
export function GroupedMatrix() {
  const { buckets, rows, collecting, changedAt } = useMemo(() => groupedMatrix(), []);
  const [done, setDone] = useState('');
  return (
    <>
      <HeatMatrix
        label={TITLE}
        grouping="Hour"
        lead={LEAD}
        {...{ buckets, rows, collecting }}
        groupOf={({ group }) => group}
        quietUpTo={0}
        marks={[{ at: changedAt, text: MARK }]}
        where={words.author}
        onOpenCell={(row, bucket) => setDone(`${row}|${bucket}`)}
        onZoom={(from, until) => setDone(`${from.toISOString()}/${until.toISOString()}`)}
        onLeave={() => setDone('left')}
      />
      <output dir="ltr">{done}</output>
    </>
  );
}
