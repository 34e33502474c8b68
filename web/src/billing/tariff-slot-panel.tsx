import { Group, Stack, Text } from '@mantine/core';
import type { TariffSlot } from '@vitrina/contract/billing.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { PlanChip } from './plan-chip.tsx';

type Props = { place: 'current' | 'next'; slot: TariffSlot | null };

export function TariffSlotPanel({ place, slot }: Props) {
  const { t, format } = useTexts();
  return (
    <Panel title={t(`billing.tariff.${place}`)}>
      <Stack gap={6} align="flex-start">
        <Group gap="sm">
          {(slot !== null || place === 'current') && <PlanChip planType={slot?.planType ?? PLANS.none} />}
          {slot !== null && (
            <Text size="sm" c="dimmed">
              {place === 'current'
                ? t('billing.tariff.ends', { ago: format.ago(slot.activeTo) })
                : t('billing.tariff.begins', { ago: format.ago(slot.activeFrom) })}
            </Text>
          )}
        </Group>
        <Text size="sm">
          {slot === null
            ? t(`billing.tariff.${place}Absent`)
            : t('billing.tariff.dates', {
                from: format.instant(slot.activeFrom),
                to: format.instant(slot.activeTo),
              })}
        </Text>
      </Stack>
    </Panel>
  );
}
