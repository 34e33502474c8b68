import { Anchor, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { hrefOf, subjectOf } from './subject.ts';

function Moment({ at }: { at: string }) {
  const format = useFormat();
  return <span>{format.instant(at)}</span>;
}

function Kind({ kind }: { kind: WalletOperation['kind'] }) {
  const { t } = useTranslation();
  return <span>{t(`billing.wallet.kinds.${kind}`)}</span>;
}

/** What it was for, with the way to what it is about. */
function Subject({ operation }: { operation: WalletOperation }) {
  const words = useTexts();
  const navigate = useNavigate();
  const { cabinets } = useSession();
  const subject = subjectOf(operation, words);
  if (subject === undefined) return <span>—</span>;
  const cabinetIds = cabinets.map(({ id }) => id);
  const href = hrefOf(operation, cabinetIds);
  const text = <bdi title={subject}>{subject}</bdi>;
  if (href === undefined) return text;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href });
  };
  return (
    <Anchor size="sm" href={href} onClick={follow}>
      {text}
    </Anchor>
  );
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
    width: 260,
    isInCard: true,
    cell: ({ kind }) => <Kind kind={kind} />,
  },
  {
    id: 'subject',
    header: 'billing.wallet.columns.subject',
    kind: 'custom',
    plain: subjectOf,
    width: 230,
    cell: (operation) => <Subject operation={operation} />,
  },
  {
    id: 'points',
    header: 'billing.wallet.columns.points',
    kind: 'number',
    width: 120,
    isInCard: true,
    value: ({ points }) => points,
    cell: ({ points }) => <Change points={points} />,
  },
  {
    id: 'frozen',
    header: 'billing.wallet.columns.frozen',
    description: 'billing.wallet.frozenText',
    kind: 'number',
    width: 130,
    value: ({ frozen }) => frozen,
    cell: ({ frozen }) => <Change points={frozen} />,
  },
  {
    id: 'available',
    header: 'billing.wallet.columns.available',
    kind: 'number',
    unit: 'count',
    width: 160,
    isInCard: true,
    value: ({ available }) => available,
  },
];
