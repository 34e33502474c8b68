import { Skeleton, Text } from '@mantine/core';
import { POSITION_ORDER } from '@vitrina/contract/positions/schedule.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';

export function OrderPanel({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('positions.order.title')}>
      <Text size="sm">{text}</Text>
      <Text size="xs" c="dimmed" mt={6}>
        {t('positions.order.about')}
      </Text>
    </Panel>
  );
}

/** As tall as the panel that comes: sentences of the same length are drawn unseen. */
export function OrderSkeleton() {
  const { t } = useTranslation();
  const figures = { days: POSITION_ORDER.days, falls: 100, sooner: 60, planned: 30, later: 10, minutes: 20 };
  const keys = ['falls', 'median', 'averageSooner'] as const;
  return (
    <Skeleton radius="md">
      <div inert aria-hidden>
        <OrderPanel text={keys.map((key) => t(`positions.order.${key}`, figures)).join(' ')} />
      </div>
    </Skeleton>
  );
}
