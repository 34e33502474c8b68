import { Button, Stack, Text } from '@mantine/core';
import type { WebhookDelivery } from '@vitrina/contract/notifications/webhooks.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { attemptText, kindText, stateText, stateTone } from './delivery-text.ts';

export type DeliveryRow = { delivery: WebhookDelivery; mayResend: boolean; onResend: () => void };

function Moment({ at }: { at: string }) {
  const { format } = useTexts();
  return <span>{format.instant(at)}</span>;
}

function Kind({ delivery }: { delivery: WebhookDelivery }) {
  return <span>{kindText(useTexts(), delivery)}</span>;
}

function State({ delivery }: { delivery: WebhookDelivery }) {
  const words = useTexts();
  const { attempts, dueAt } = delivery;
  return (
    <Stack gap={2} py={4} align="flex-start">
      <StatusBadge tone={stateTone(delivery)}>{stateText(words, delivery)}</StatusBadge>
      {dueAt !== null && attempts.length > 0 && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'normal' }}>
          {words.t('webhooks.log.nextAt', { at: words.format.instant(dueAt) })}
        </Text>
      )}
    </Stack>
  );
}

/** Newest first. */
function Attempts({ delivery: { attempts } }: { delivery: WebhookDelivery }) {
  const words = useTexts();
  if (attempts.length === 0) return <Text size="xs">{words.t('webhooks.log.none')}</Text>;
  return (
    <Stack gap={2} py={4}>
      {attempts.map((attempt) => (
        <Text
          key={`${attempt.at} ${attempt.outcome} ${attempt.durationMs}`}
          size="xs"
          style={{ whiteSpace: 'normal' }}
        >
          {attemptText(words, attempt)}
        </Text>
      ))}
    </Stack>
  );
}

function Resend({ row: { mayResend, onResend } }: { row: DeliveryRow }) {
  const { t } = useTexts();
  return (
    <Button variant="subtle" size="xs" disabled={!mayResend} onClick={onResend}>
      {t('webhooks.log.resend')}
    </Button>
  );
}

export const DELIVERY_COLUMNS: readonly Column<DeliveryRow>[] = [
  {
    id: 'at',
    header: 'webhooks.log.at',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    plain: ({ delivery }, { format }) => format.instant(delivery.at),
    width: 190,
    cell: ({ delivery }) => <Moment at={delivery.at} />,
  },
  {
    id: 'kind',
    header: 'webhooks.log.kind',
    kind: 'custom',
    plain: ({ delivery }, words) => kindText(words, delivery),
    width: 210,
    isInCard: 'wide',
    cell: ({ delivery }) => <Kind delivery={delivery} />,
  },
  {
    id: 'state',
    header: 'webhooks.log.state',
    kind: 'custom',
    plain: ({ delivery }, words) => stateText(words, delivery),
    width: 260,
    isInCard: 'wide',
    cell: ({ delivery }) => <State delivery={delivery} />,
  },
  {
    id: 'attempts',
    header: 'webhooks.log.attempts',
    kind: 'custom',
    plain: ({ delivery }, words) => delivery.attempts.map((one) => attemptText(words, one)).join('; '),
    width: 300,
    isInCard: 'wide',
    cell: ({ delivery }) => <Attempts delivery={delivery} />,
  },
  {
    id: 'resend',
    header: 'webhooks.log.actions',
    kind: 'custom',
    width: 170,
    isFixed: true,
    cell: (row) => <Resend row={row} />,
  },
];
