import { Text } from '@mantine/core';
import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/texts/use-format.ts';
import type { Column } from '../ui/data-table/column.ts';

function Moment({ at }: { at: string }) {
  const format = useFormat();
  return <span>{format.instant(at)}</span>;
}

function Kind({ kind }: { kind: WalletOperation['kind'] }) {
  const { t } = useTranslation();
  return <span>{t(`billing.wallet.kinds.${kind}`)}</span>;
}

/** Coming and going points differ by their sign too, not by colour alone. */
function Change({ points }: { points: number }) {
  const format = useFormat();
  return (
    <Text component="span" size="sm" fw={500} {...(points > 0 ? { c: 'var(--v-success-text)' } : {})}>
      <bdi dir="ltr">{format.signed(points)}</bdi>
    </Text>
  );
}

export const WALLET_COLUMNS: readonly Column<WalletOperation>[] = [
  {
    id: 'at',
    header: 'billing.wallet.columns.at',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    plain: ({ at }, { format }) => format.instant(at),
    width: 200,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'kind',
    header: 'billing.wallet.columns.kind',
    kind: 'custom',
    plain: ({ kind }, { t }) => t(`billing.wallet.kinds.${kind}`),
    width: 240,
    isInCard: true,
    cell: ({ kind }) => <Kind kind={kind} />,
  },
  {
    id: 'points',
    header: 'billing.wallet.columns.points',
    kind: 'number',
    width: 140,
    isInCard: true,
    value: ({ points }) => points,
    cell: ({ points }) => <Change points={points} />,
  },
  {
    id: 'available',
    header: 'billing.wallet.columns.available',
    kind: 'number',
    unit: 'count',
    width: 180,
    isInCard: true,
    value: ({ available }) => available,
  },
];
