import { Text } from '@mantine/core';
import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/texts/use-format.ts';
import type { Column } from '../ui/data-table/column.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

function CollectorName({ line }: { line: CollectorState }) {
  const { t } = useTranslation();
  return <Text size="sm">{t(`cabinets.collectors.${line.collector}`)}</Text>;
}

const TONES = { ok: 'success', empty: 'neutral', noPremium: 'warning' } as const;

function Outcome({ outcome }: { outcome: CollectorState['outcome'] }) {
  const { t } = useTranslation();
  if (!outcome) return <StatusBadge tone="neutral">{t('cabinets.outcomes.never')}</StatusBadge>;
  const tone = outcome in TONES ? TONES[outcome as keyof typeof TONES] : 'danger';
  return <StatusBadge tone={tone}>{t(`cabinets.outcomes.${outcome}`)}</StatusBadge>;
}

function Moment({ at }: { at: string | null }) {
  const format = useFormat();
  return <Text size="sm">{at ? format.instant(at) : '—'}</Text>;
}

export const COLLECTOR_COLUMNS: readonly Column<CollectorState>[] = [
  {
    id: 'collector',
    header: 'cabinets.collectorColumns.collector',
    kind: 'custom',
    plain: ({ collector }, { t }) => t(`cabinets.collectors.${collector}`),
    width: 220,
    isInCard: true,
    cell: (line) => <CollectorName line={line} />,
  },
  {
    id: 'outcome',
    header: 'cabinets.collectorColumns.outcome',
    kind: 'custom',
    plain: ({ outcome }, { t }) =>
      outcome ? t(`cabinets.outcomes.${outcome}`) : t('cabinets.outcomes.never'),
    width: 220,
    isInCard: true,
    cell: (line) => <Outcome outcome={line.outcome} />,
  },
  {
    id: 'itemsCount',
    header: 'cabinets.collectorColumns.itemsCount',
    kind: 'number',
    unit: 'count',
    value: (line) => line.itemsCount,
    width: 120,
    sortable: true,
  },
  {
    id: 'lastSucceededAt',
    header: 'cabinets.collectorColumns.lastSucceededAt',
    kind: 'custom',
    value: (line) => line.lastSucceededAt,
    plain: ({ lastSucceededAt: at }, { format }) => at && format.instant(at),
    width: 180,
    sortable: true,
    isInCard: true,
    cell: (line) => <Moment at={line.lastSucceededAt} />,
  },
  {
    id: 'nextTryAt',
    header: 'cabinets.collectorColumns.nextTryAt',
    kind: 'custom',
    value: (line) => line.nextTryAt,
    plain: ({ nextTryAt: at }, { format }) => at && format.instant(at),
    width: 180,
    sortable: true,
    isInCard: true,
    cell: (line) => <Moment at={line.nextTryAt} />,
  },
];
