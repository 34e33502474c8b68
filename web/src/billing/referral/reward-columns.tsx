import { Text } from '@mantine/core';
import type { ReferralReward } from '@vitrina/contract/billing/referral.ts';
import { useFormat, useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';

function Moment({ at }: { at: string }) {
  const format = useFormat();
  return <span>{format.instant(at)}</span>;
}

function Friend({ number }: { number: number }) {
  const { t } = useTexts();
  return <span>{t('billing.referral.friendNumber', { number })}</span>;
}

function What({ kind }: { kind: ReferralReward['kind'] }) {
  const { t } = useTexts();
  return <span>{t(`billing.referral.whats.${kind}`)}</span>;
}

function Points({ points }: { points: number }) {
  const format = useFormat();
  return (
    <Text component="span" size="sm" fw={500} {...(points > 0 ? { c: 'var(--v-success-text)' } : {})}>
      <bdi dir="ltr">{format.signed(points)}</bdi>
    </Text>
  );
}

export const REWARD_COLUMNS: readonly Column<ReferralReward>[] = [
  {
    id: 'at',
    header: 'billing.referral.columns.at',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    plain: ({ at }, { format }) => format.instant(at),
    width: 200,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'friend',
    header: 'billing.referral.friend',
    kind: 'custom',
    plain: ({ friendNumber }, { t }) => t('billing.referral.friendNumber', { number: friendNumber }),
    width: 160,
    isInCard: true,
    cell: ({ friendNumber }) => <Friend number={friendNumber} />,
  },
  {
    id: 'what',
    header: 'billing.referral.columns.what',
    kind: 'custom',
    plain: ({ kind }, { t }) => t(`billing.referral.whats.${kind}`),
    width: 200,
    isInCard: true,
    cell: ({ kind }) => <What kind={kind} />,
  },
  {
    id: 'points',
    header: 'billing.referral.columns.due',
    kind: 'number',
    width: 150,
    value: ({ points }) => points,
    cell: ({ points }) => <Points points={points} />,
  },
  {
    id: 'moved',
    header: 'billing.referral.columns.moved',
    kind: 'number',
    width: 150,
    isInCard: true,
    value: ({ moved }) => moved,
    cell: ({ moved }) => <Points points={moved} />,
  },
];
