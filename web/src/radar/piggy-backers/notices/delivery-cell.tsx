import { Stack, Text } from '@mantine/core';
import type { DeliveryState } from '@vitrina/contract/deliveries.ts';
import type { NoticeDelivery, PiggyBackerNotice } from '@vitrina/contract/radar/piggy-backers.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import { NotApplicable } from '../../../ui/absent.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';

const TONES: Record<DeliveryState, Tone> = {
  waiting: 'neutral',
  sending: 'info',
  arrived: 'success',
  sent: 'success',
  failed: 'danger',
  unknown: 'warning',
};

function stateText({ channel, state }: NoticeDelivery, { t }: Words): string {
  return `${t(`piggyBackers.deliveries.channels.${channel}`)}: ${t(`piggyBackers.deliveries.states.${state}`)}`;
}

/** When it came to its end, and why it did not arrive. */
function detailText({ doneAt, reason }: NoticeDelivery, { t, format }: Words): string {
  const parts = [
    doneAt !== null && format.instantShort(doneAt),
    reason !== null && t(`piggyBackers.deliveries.reasons.${reason}`),
  ];
  return parts.filter(Boolean).join(', ');
}

export function deliveriesText({ deliveries }: PiggyBackerNotice, words: Words): string | undefined {
  if (deliveries.length === 0) return undefined;
  return deliveries
    .map((one) => [stateText(one, words), detailText(one, words)].filter(Boolean).join(', '))
    .join('; ');
}

export function DeliveryCell({ notice: { deliveries } }: { notice: PiggyBackerNotice }) {
  const words = useTexts();
  if (deliveries.length === 0) return <NotApplicable />;
  return (
    <Stack gap={4}>
      {deliveries.map((one) => (
        <div key={one.channel}>
          <StatusBadge tone={TONES[one.state]}>{stateText(one, words)}</StatusBadge>
          <Text size="xs" c="dimmed" truncate title={detailText(one, words)}>
            {detailText(one, words)}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
