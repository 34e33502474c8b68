import { Text } from '@mantine/core';
import type { PiggyBackerNotice } from '@vitrina/contract/radar/piggy-backers.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { DeliveryCell, deliveriesText } from './delivery-cell.tsx';

function Day({ notice: { day, decidedAt } }: { notice: PiggyBackerNotice }) {
  const { format } = useTexts();
  return (
    <>
      <Text size="sm">{format.day(day)}</Text>
      <Text size="xs" c="dimmed">
        {format.instantShort(decidedAt)}
      </Text>
    </>
  );
}

function Outcome({ notice: { outcome } }: { notice: PiggyBackerNotice }) {
  const { t } = useTexts();
  return (
    <StatusBadge tone={outcome === 'sent' ? 'info' : 'neutral'}>
      {t(`piggyBackers.notices.outcomes.${outcome}`)}
    </StatusBadge>
  );
}

export const NOTICE_COLUMNS: readonly Column<PiggyBackerNotice>[] = [
  {
    id: 'day',
    header: 'piggyBackers.notices.columns.day',
    kind: 'custom',
    plain: ({ day }, { format }) => format.day(day),
    width: 170,
    isInCard: 'wide',
    cell: (notice) => <Day notice={notice} />,
  },
  {
    id: 'outcome',
    header: 'piggyBackers.notices.columns.outcome',
    kind: 'custom',
    plain: ({ outcome }, { t }) => t(`piggyBackers.notices.outcomes.${outcome}`),
    width: 170,
    isInCard: true,
    cell: (notice) => <Outcome notice={notice} />,
  },
  {
    id: 'recipient',
    header: 'piggyBackers.notices.columns.recipient',
    kind: 'text',
    value: ({ recipient }) => recipient ?? undefined,
    width: 180,
    isInCard: true,
  },
  {
    id: 'delivery',
    header: 'piggyBackers.notices.columns.delivery',
    kind: 'custom',
    plain: (notice, words) => deliveriesText(notice, words),
    width: 250,
    isInCard: 'wide',
    cell: (notice) => <DeliveryCell notice={notice} />,
  },
  {
    id: 'appeared',
    header: 'piggyBackers.notices.columns.appeared',
    kind: 'number',
    unit: 'count',
    value: ({ appeared }) => appeared,
    width: 100,
  },
  {
    id: 'left',
    header: 'piggyBackers.notices.columns.left',
    kind: 'number',
    unit: 'count',
    value: ({ left }) => left,
    width: 100,
  },
  {
    id: 'changed',
    header: 'piggyBackers.notices.columns.changed',
    description: 'piggyBackers.notices.columns.changedHint',
    kind: 'number',
    unit: 'count',
    value: ({ changed }) => changed,
    width: 130,
  },
  {
    id: 'onCards',
    header: 'piggyBackers.notices.columns.onCards',
    description: 'piggyBackers.notices.columns.onCardsHint',
    kind: 'number',
    unit: 'count',
    value: ({ onCards }) => onCards,
    width: 130,
  },
];
