import { useMemo, useState } from 'react';
import type { HeatMatrixProps } from '../../ui/heat-matrix/model/matrix-props.ts';
import { HeatMatrix } from '../../ui/heat-matrix/react/heat-matrix.tsx';
import { MatrixSkeleton } from '../../ui/heat-matrix/react/matrix-skeleton.tsx';
import { Case } from '../case.tsx';
import { sampleNotes } from '../samples/notes.ts';
import { type SampleMatrix, sampleMatrix } from '../samples/positions.ts';
import words from '../samples/words.json';
import { Calendars } from './calendars.tsx';
import { GroupedMatrix } from './grouped-matrix.tsx';

const [TITLE = ''] = words.things;
const LEAD = [{ id: 'query', header: TITLE, width: 240, text: (row: { id: string }) => row.id }];
type ColorBy = NonNullable<HeatMatrixProps<SampleMatrix['rows'][number]>['colorBy']>;

export function Matrices() {
  const week = useMemo(() => sampleMatrix(12, 168), []);
  const short = useMemo(() => sampleMatrix(3, 10), []);
  const [colorBy, setColorBy] = useState<ColorBy>('place');
  return (
    <>
      <Case name="HeatMatrix: a week of hours, notes, colour by place or by change" isWide>
        <HeatMatrix
          label={TITLE}
          {...week}
          grouping="Hour"
          lead={LEAD}
          colorBy={colorBy}
          onColorBy={setColorBy}
          notes={sampleNotes(week.buckets)}
          onAddNote={() => undefined}
          onOpenNote={() => undefined}
        />
      </Case>
      <Case name="HeatMatrix: fewer columns than the page is wide" isWide>
        <HeatMatrix label={TITLE} {...short} grouping="Hour" lead={LEAD} />
      </Case>
      <Case name="HeatMatrix: groups, quiet rows, first checks, another step, cells that open" isWide>
        <GroupedMatrix />
      </Case>
      <Calendars />
      <Case name="MatrixSkeleton" isWide>
        <MatrixSkeleton />
      </Case>
    </>
  );
}
