import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { JumpMetric, JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import { QueryMenu } from '../queries/query-menu.tsx';
import { QuerySpelling } from '../queries/query-spelling.tsx';
import { spellingColumn } from '../queries/spelling-column.ts';
import { NotApplicable } from '../ui/absent.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { BestPlace, FirstSeen, ReasonsCell, seenText } from './jump-cells.tsx';
import { laterHalf, METRIC_UNITS, reasonsOf, sizeOf } from './rules.ts';

type Options = { marketplace: Marketplace; metric: JumpMetric; onTrack: (query: string) => void };

function sums(metric: JumpMetric): Column<JumpRow>[] {
  const unit = METRIC_UNITS[metric];
  return (['before', 'after'] as const).map((side) => ({
    id: side,
    header: `sharpJumps.columns.${side}.name`,
    description: `sharpJumps.columns.${side}.hint`,
    kind: 'number',
    unit,
    value: (row) => row[side],
    width: 130,
    sortable: true,
    isInCard: true,
  }));
}

function changes(metric: JumpMetric): Column<JumpRow>[] {
  const unit = METRIC_UNITS[metric];
  return [
    {
      id: 'change',
      header: 'sharpJumps.columns.change.name',
      description: 'sharpJumps.columns.change.hint',
      kind: 'number',
      unit,
      value: sizeOf,
      plain: (row) => row.after - row.before,
      cell: (row) => <TrendChange value={row.after - row.before} unit={unit} />,
      width: 150,
      sortable: true,
      isInCard: true,
    },
    {
      id: 'changeShare',
      header: 'sharpJumps.columns.changeShare.name',
      description: 'sharpJumps.columns.changeShare.hint',
      kind: 'number',
      unit: 'change',
      value: (row) => row.changeShare ?? undefined,
      cell: (row) => (row.changeShare === null ? <NotApplicable /> : <TrendChange value={row.changeShare} />),
      width: 130,
      sortable: true,
    },
    {
      id: 'z',
      header: 'sharpJumps.columns.z.name',
      description: 'sharpJumps.columns.z.hint',
      kind: 'number',
      unit: 'decimal',
      value: (row) => row.z,
      width: 120,
      sortable: true,
    },
  ];
}

/** When it began, why perhaps, and what the cabinet has to do with it. */
const explanations = (metric: JumpMetric): Column<JumpRow>[] => [
  {
    id: 'firstSeen',
    header: 'sharpJumps.columns.firstSeen.name',
    description: 'sharpJumps.columns.firstSeen.hint',
    kind: 'text',
    value: (row) => (row.firstSeen === null ? undefined : `${row.firstSeen.day} ${row.firstSeen.hour ?? ''}`),
    plain: (row, { format }) => (row.firstSeen === null ? undefined : seenText(row.firstSeen, format)),
    cell: (row) => <FirstSeen seen={row.firstSeen} />,
    width: 150,
    sortable: true,
  },
  {
    id: 'reasons',
    header: 'sharpJumps.columns.reasons.name',
    description: 'sharpJumps.columns.reasons.hint',
    kind: 'text',
    value: (row) => reasonsOf(row).join(' ') || undefined,
    plain: (row, { t }) =>
      reasonsOf(row)
        .map((reason) => t(`sharpJumps.reasons.${reason}`))
        .join(', ') || undefined,
    cell: (row) => <ReasonsCell row={row} metric={metric} />,
    width: 220,
    sortable: true,
    firstDirection: 'asc',
  },
  {
    id: 'best',
    header: 'sharpJumps.columns.best.name',
    description: 'sharpJumps.columns.best.hint',
    kind: 'number',
    unit: 'place',
    value: (row) => row.best?.place ?? undefined,
    cell: (row) => <BestPlace best={row.best} />,
    width: 130,
    sortable: true,
    firstDirection: 'asc',
  },
];

/** What a row of jumps shows; the metric only gives its unit. */
export function jumpColumns({ marketplace, metric, onTrack }: Options): Column<JumpRow>[] {
  return [
    {
      id: 'query',
      header: 'sharpJumps.columns.query.name',
      kind: 'text',
      value: (row) => row.query,
      width: 400,
      sortable: true,
      firstDirection: 'asc',
      isInCard: 'wide',
      cell: ({ query, spelling }) => <QuerySpelling query={query} spelling={spelling} />,
    },
    spellingColumn<JumpRow>(),
    {
      id: 'line',
      header: 'sharpJumps.columns.line.name',
      description: 'sharpJumps.columns.line.hint',
      kind: 'custom',
      width: 130,
      line: {
        values: (row) => row.counts,
        label: (row, t) => t('sharpJumps.columns.line.of', { query: row.query }),
        shaded: (row) => laterHalf(row.counts),
      },
    },
    ...sums(metric),
    ...changes(metric),
    ...explanations(metric),
    {
      id: 'actions',
      header: 'sharpJumps.columns.actions.name',
      kind: 'custom',
      width: 96,
      isFixed: true,
      cell: (row) => <QueryMenu query={row.query} marketplace={marketplace} onTrack={onTrack} />,
    },
  ];
}
