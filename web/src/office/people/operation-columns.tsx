import { Text } from '@mantine/core';
import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import { subjectOf } from '../../billing/wallet/subject.ts';
import { WALLET_COLUMNS } from '../../billing/wallet/wallet-columns.tsx';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';

/** Without the way to a tab of the settings, which would be the operator's. */
function Subject({ operation }: { operation: WalletOperation }) {
  const subject = subjectOf(operation, useTexts());
  return (
    <Text component="bdi" size="sm" lineClamp={2} title={subject}>
      {subject ?? '—'}
    </Text>
  );
}

/** What the person sees, and the number that an operation has in the ledger. */
export const OPERATION_COLUMNS: readonly Column<WalletOperation>[] = [
  ...WALLET_COLUMNS.map((column): Column<WalletOperation> => {
    if (column.id !== 'subject') return column;
    return { ...column, isInCard: 'wide', cell: (operation) => <Subject operation={operation} /> };
  }),
  {
    id: 'id',
    header: 'office.columns.number',
    kind: 'number',
    width: 110,
    isHidden: true,
    value: ({ id }) => id,
  },
];
