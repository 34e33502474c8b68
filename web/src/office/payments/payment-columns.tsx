import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { OfficePaymentView } from '@vitrina/contract/office/payment-view.ts';
import type { OfficePayment } from '@vitrina/contract/office.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { LtrText, Moment } from '../cells.tsx';
import { describeRefund } from './describe-refund.ts';

type State = OfficePayment['state'];
const TONES: Record<State, Tone> = {
  creating: 'info',
  pending: 'info',
  succeeded: 'success',
  canceled: 'neutral',
  failed: 'danger',
};

function StateCell({ payment: { state, isTest, isReceiptFailed } }: { payment: OfficePayment }) {
  const { t } = useTranslation();
  return (
    <Stack gap={0} align="flex-start">
      <StatusBadge tone={TONES[state]}>
        {t(`office.payments.states.${state}`)}
        {isTest && ` (${t('office.payments.test')})`}
      </StatusBadge>
      {isReceiptFailed && (
        <Text size="sm" c="var(--v-danger-text)">
          {t('office.payments.receiptFailed')}
        </Text>
      )}
    </Stack>
  );
}

/** The provider's own words: an operator looks for them in the provider's books. */
function Why({ payment: { reason, mismatch } }: { payment: OfficePayment }) {
  const { t } = useTranslation();
  return (
    <Stack gap={0}>
      {reason !== null && <LtrText text={reason} />}
      {mismatch !== null && (
        <Text size="sm" c="var(--v-danger-text)">
          {t('office.payments.mismatch', { differences: mismatch })}
        </Text>
      )}
    </Stack>
  );
}

function Payer({ person: { id, email } }: { person: OfficePayment['person'] }) {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/office" search={{ user: id }} {...props} />}>
      <LtrText text={email ?? `№ ${id}`} />
    </Anchor>
  );
}

function RefundButton({ payment, onRefund }: { payment: OfficePayment; onRefund: () => void }) {
  const { t } = useTranslation();
  if (payment.refunded >= payment.points) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={onRefund}>
      {t('office.refund.open')}
    </Button>
  );
}

/** Each with how the provider has ended it: what it refused is not lost from the list. */
function Refunds({ refunds }: Pick<OfficePayment, 'refunds'>) {
  const words = useTexts();
  if (refunds.length === 0) return <span>—</span>;
  return (
    <Stack gap={4}>
      {refunds.map((refund) => {
        const [outcome, ...more] = describeRefund(refund, words);
        return (
          <Stack key={refund.id} gap={0} align="flex-start">
            <StatusBadge tone={refund.mismatch === null ? TONES[refund.state] : 'danger'}>
              {outcome}
            </StatusBadge>
            {more.map((text) => (
              <Text key={text} size="xs" c="dimmed" title={text} style={{ whiteSpace: 'normal' }}>
                {text}
              </Text>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

const COLUMNS: readonly Column<OfficePayment>[] = [
  {
    id: 'createdAt',
    header: 'office.columns.at',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    width: 190,
    plain: ({ createdAt }, { format }) => format.instant(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'person',
    header: 'office.columns.payer',
    kind: 'custom',
    width: 220,
    isInCard: 'wide',
    plain: ({ person }) => person.email ?? `№ ${person.id}`,
    cell: ({ person }) => <Payer person={person} />,
  },
  {
    id: 'points',
    header: 'office.columns.sum',
    kind: 'number',
    unit: 'kopecks',
    width: 120,
    isInCard: true,
    value: ({ points }) => points * 100,
  },
  {
    id: 'state',
    header: 'office.columns.state',
    kind: 'custom',
    width: 190,
    isInCard: true,
    plain: ({ state, isReceiptFailed }, { t }) =>
      [t(`office.payments.states.${state}`), isReceiptFailed && t('office.payments.receiptFailed')]
        .filter(Boolean)
        .join(', '),
    cell: (payment) => <StateCell payment={payment} />,
  },
  {
    id: 'id',
    header: 'office.columns.number',
    kind: 'number',
    width: 90,
    isInCard: true,
    value: ({ id }) => id,
  },
];

const WHY: Column<OfficePayment> = {
  id: 'reason',
  header: 'office.columns.reason',
  kind: 'custom',
  width: 260,
  isInCard: 'wide',
  plain: ({ reason, mismatch }) => [reason, mismatch].filter(Boolean).join(', '),
  cell: (payment) => <Why payment={payment} />,
};

const OF_PAID: readonly Column<OfficePayment>[] = [
  {
    id: 'bonus',
    header: 'office.columns.bonus',
    kind: 'number',
    unit: 'count',
    width: 110,
    value: ({ bonus, promo }) => bonus + promo,
  },
  {
    id: 'refunded',
    header: 'office.columns.refunded',
    kind: 'number',
    unit: 'kopecks',
    width: 130,
    isInCard: true,
    value: ({ refunded }) => refunded * 100,
  },
  {
    id: 'refunds',
    header: 'office.columns.refunds',
    kind: 'custom',
    width: 280,
    isInCard: 'wide',
    plain: ({ refunds }, words) =>
      refunds.map((refund) => describeRefund(refund, words).join(', ')).join('; '),
    cell: ({ refunds }) => <Refunds refunds={refunds} />,
  },
];

/** What was paid may go back; what was not has a reason. */
export function columnsOf(
  view: OfficePaymentView,
  onRefund: (payment: OfficePayment) => void,
): readonly Column<OfficePayment>[] {
  if (view !== 'succeeded') return [...COLUMNS, WHY];
  return [
    ...COLUMNS,
    ...OF_PAID,
    {
      id: 'refund',
      header: 'office.columns.refund',
      kind: 'custom',
      width: 130,
      isFixed: true,
      isInCard: true,
      cell: (payment) => <RefundButton payment={payment} onRefund={() => onRefund(payment)} />,
    },
  ];
}
