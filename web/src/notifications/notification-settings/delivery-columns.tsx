import { Anchor, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { NotificationDelivery } from '@vitrina/contract/notifications/settings.ts';
import { wayOf } from '@vitrina/contract/notifications/way-of.ts';
import type { MouseEvent } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { notificationSentence } from '../sentence.ts';
import { deliveryText, toneOf } from './delivery-text.ts';

type Props = { delivery: NotificationDelivery };

function Moment({ delivery: { at } }: Props) {
  const { format } = useTexts();
  return <span>{format.instant(at)}</span>;
}

/** What was sent, with the same way as in the message. */
function What({ delivery }: Props) {
  const { t, format } = useTexts();
  const navigate = useNavigate();
  const sentence = notificationSentence(t, format, delivery.event);
  const way = wayOf(delivery);
  const text = <bdi title={sentence}>{sentence}</bdi>;
  if (way === null) return text;
  const { href } = way;
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href });
  }
  return (
    <Anchor size="sm" href={href} onClick={follow}>
      {text}
    </Anchor>
  );
}

function Channel({ delivery: { channel } }: Props) {
  const { t } = useTexts();
  return <span>{t(`notificationSettings.log.channels.${channel}`)}</span>;
}

function State({ delivery }: Props) {
  const { t, format } = useTexts();
  const { state, next } = deliveryText(t, format, delivery);
  return (
    <span>
      <StatusBadge tone={toneOf(delivery)}>{state}</StatusBadge>
      {next !== undefined && (
        <Text size="xs" c="dimmed" title={next} style={{ whiteSpace: 'normal' }}>
          {next}
        </Text>
      )}
    </span>
  );
}

export const DELIVERY_COLUMNS: readonly Column<NotificationDelivery>[] = [
  {
    id: 'at',
    header: 'notificationSettings.log.at',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    plain: ({ at }, { format }) => format.instant(at),
    width: 170,
    cell: (delivery) => <Moment delivery={delivery} />,
  },
  {
    id: 'what',
    header: 'notificationSettings.log.what',
    kind: 'custom',
    plain: ({ event }, { t, format }) => notificationSentence(t, format, event),
    width: 380,
    isInCard: 'wide',
    cell: (delivery) => <What delivery={delivery} />,
  },
  {
    id: 'person',
    header: 'notificationSettings.log.person',
    kind: 'text',
    value: ({ person }) => person,
    width: 160,
    isInCard: true,
  },
  {
    id: 'channel',
    header: 'notificationSettings.log.channel',
    kind: 'custom',
    plain: ({ channel }, { t }) => t(`notificationSettings.log.channels.${channel}`),
    width: 130,
    isInCard: true,
    cell: (delivery) => <Channel delivery={delivery} />,
  },
  {
    id: 'state',
    header: 'notificationSettings.log.state',
    kind: 'custom',
    plain: (delivery, { t, format }) => deliveryText(t, format, delivery).state,
    width: 340,
    isInCard: 'wide',
    cell: (delivery) => <State delivery={delivery} />,
  },
];
