import type { OfficeDay } from '@vitrina/contract/office.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Moment } from '../cells.tsx';

function DayCell({ day }: { day: string }) {
  return <span>{useTexts().format.day(day)}</span>;
}

function Outcome({ day: { differences } }: { day: OfficeDay }) {
  const { t, format } = useTexts();
  if (differences.length === 0) return <StatusBadge tone="success">{t('office.days.equal')}</StatusBadge>;
  const count = differences.length;
  return (
    <StatusBadge tone="danger">
      {t('office.days.differences', { count, rows: format.count(count) })}
    </StatusBadge>
  );
}

export const DAY_COLUMNS: readonly Column<OfficeDay>[] = [
  {
    id: 'day',
    header: 'office.columns.day',
    kind: 'custom',
    width: 180,
    isInCard: 'wide',
    plain: ({ day }, { format }) => format.day(day),
    cell: ({ day }) => <DayCell day={day} />,
  },
  {
    id: 'provider',
    header: 'office.columns.provider',
    kind: 'number',
    unit: 'kopecks',
    width: 180,
    isInCard: true,
    value: ({ providerKopecks }) => providerKopecks,
  },
  {
    id: 'ledger',
    header: 'office.columns.ledger',
    kind: 'number',
    unit: 'kopecks',
    width: 180,
    isInCard: true,
    value: ({ ledgerKopecks }) => ledgerKopecks,
  },
  {
    id: 'outcome',
    header: 'office.columns.state',
    kind: 'custom',
    width: 220,
    isInCard: 'wide',
    plain: ({ differences }) => differences.length,
    cell: (day) => <Outcome day={day} />,
  },
  {
    id: 'comparedAt',
    header: 'office.columns.comparedAt',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    width: 200,
    plain: ({ comparedAt }, { format }) => format.instant(comparedAt),
    cell: ({ comparedAt }) => <Moment at={comparedAt} />,
  },
];
