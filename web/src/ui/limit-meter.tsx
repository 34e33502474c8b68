import { Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';

// G14: yellow from 80 %, red when all is spent.
const WARNING_SHARE = 0.8;

type LimitMeterProps = { label: string; current: number; maximum: number; note?: string };

export function LimitMeter({ label, current, maximum, note }: LimitMeterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  // A limit of zero is spent from the start.
  const share = maximum === 0 ? 1 : Math.min(1, current / maximum);
  const color = share >= 1 ? 'red.6' : share >= WARNING_SHARE ? 'yellow.6' : 'primary.6';
  return (
    <div>
      <Group justify="space-between" gap="sm" wrap="nowrap" mb={6}>
        <Text size="sm">{label}</Text>
        <Text size="sm" fw={500} style={{ whiteSpace: 'nowrap' }}>
          {t('ui.limit.of', { current: format.count(current), maximum: format.count(maximum) })}
        </Text>
      </Group>
      <Progress value={share * 100} color={color} size="sm" aria-label={label} />
      {note !== undefined && (
        <Text size="xs" c="dimmed" mt={6}>
          {note}
        </Text>
      )}
    </div>
  );
}
