import { Group, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/texts/use-format.ts';
import { ContainsField } from '../../ui/contains-field.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import type { EntryScope, PlacesProps } from '../matrix/use-entry-matrix.ts';
import { MOVES } from '../search.ts';
import { chooseMoments, comparePlaces, countMoves, type DatesRow } from './compare-places.ts';
import { DATES_COLUMNS } from './dates-columns.tsx';
import { MoveCondition } from './move-condition.tsx';

const NO_CELL = { place: null, gap: null } as const;

/** Two frozen moments query by query. */
export function DatesView({ matrix, scope, change }: PlacesProps) {
  const { t } = useTranslation();
  const { search, grouping } = scope;
  const { buckets, rows } = matrix;
  const { a, b } = useMemo(() => chooseMoments(search, { buckets, rows }), [search, buckets, rows]);
  const compared = useMemo(() => {
    const [first, second] = [buckets.indexOf(a), buckets.indexOf(b)];
    return rows.map(({ query, cells }) =>
      comparePlaces(query, cells[first] ?? NO_CELL, cells[second] ?? NO_CELL),
    );
  }, [buckets, rows, a, b]);
  const counts = countMoves(compared);
  const found = useMemo(() => narrow(compared, search), [compared, search]);
  return (
    <>
      <Group mb="md" align="flex-end">
        <MomentField name="a" value={a} {...{ buckets, grouping, change }} />
        <MomentField name="b" value={b} {...{ buckets, grouping, change }} />
        <Text size="sm" role="status" mb={8}>
          {MOVES.map((move) => `${t(`positionViews.moves.${move}`)}: ${counts[move]}`).join(' · ')}
        </Text>
      </Group>
      <DataTable
        id="position-dates"
        label={t('positions.views.dates')}
        columns={DATES_COLUMNS}
        rows={found}
        rowKey={(row) => row.query}
        sort={{ sort: 'change', direction: 'desc' }}
        exportName={`positions_${matrix.entry.sku}_${a.slice(0, 16)}_${b.slice(0, 16)}`.replaceAll(':', '-')}
        toolbar={
          <>
            <ContainsField
              value={search.find}
              onChange={(find) => change({ find })}
              label={t('positionViews.findQuery')}
            />
            <MoveCondition moved={search.moved} change={change} />
          </>
        }
        empty={{
          icon: IconSearch,
          title: t('products.nothing.title'),
          text: t('products.nothing.text'),
        }}
        maxHeight={640}
      />
    </>
  );
}

function narrow(rows: readonly DatesRow[], { moved, find }: EntryScope['search']): readonly DatesRow[] {
  const part = find.trim().toLowerCase();
  return rows.filter(
    ({ query, move }) => (moved === 'all' || move === moved) && query.toLowerCase().includes(part),
  );
}

type MomentFieldProps = {
  name: 'a' | 'b';
  value: string;
  buckets: readonly string[];
  grouping: EntryScope['grouping'];
  change: PlacesProps['change'];
};

/** One of the buckets of the matrix: the moments that its grouping knows. */
function MomentField({ name, value, buckets, grouping, change }: MomentFieldProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  return (
    <SelectField
      label={t(`positionViews.moments.${name}`)}
      w={{ base: '100%', sm: 220 }}
      searchable
      data={buckets.map((bucket) => ({ value: bucket, label: momentText(bucket, grouping) }))}
      value={value}
      onChange={(next) => change({ [name]: next ?? '' })}
      allowDeselect={false}
    />
  );
}

function useMomentText() {
  const format = useFormat();
  return (bucket: string, grouping: EntryScope['grouping']) => {
    const day = moscowDay(new Date(bucket));
    if (grouping === 'Month') return format.month(day);
    if (grouping === 'Week') return format.period({ from: day, to: addDays(day, 6) });
    return grouping === 'Day' ? format.day(day) : format.instant(bucket);
  };
}
