import { Group, Skeleton, Stack, Text } from '@mantine/core';
import type { TariffInfo, TariffSlot } from '@vitrina/contract/billing/tariff.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlanChip } from '../plan-chip.tsx';
import { RenewalSwitch } from './renewal-switch.tsx';
import classes from './tariff-slots.module.css';

type Props = { place: 'current' | 'next'; slot: TariffSlot | null; tariff: TariffInfo };

function SlotPanel({ place, slot, tariff }: Props) {
  const { t, format } = useTexts();
  const isGranted = place === 'current' && tariff.planType !== PLANS.none;
  const absence = isGranted ? 'currentGranted' : (`${place}Absent` as const);
  return (
    <Panel title={t(`billing.tariff.${place}`)}>
      <Stack gap={8} align="flex-start">
        <Group gap="sm">
          {(slot !== null || place === 'current') && (
            <PlanChip planType={slot?.planType ?? tariff.planType} />
          )}
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
            ? t(`billing.tariff.${absence}`)
            : t('billing.tariff.dates', {
                from: format.instant(slot.activeFrom),
                to: format.instant(slot.activeTo),
              })}
        </Text>
        {place === 'current' && tariff.renewal !== null && (
          <RenewalSwitch renewal={tariff.renewal} isOn={tariff.renews} />
        )}
        {place === 'next' && slot !== null && (
          <Text size="sm" c="dimmed">
            {t('billing.tariff.nextPaid')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** Days that were given: what of them is in force, and what is to come. */
function AdditionalPlans({ additional }: Pick<TariffInfo, 'additional'>) {
  const { t, format } = useTexts();
  return (
    <Panel title={t('billing.tariff.additional')}>
      <Stack gap="xs">
        {additional.map(({ planType, source, activeFrom, activeTo }) => (
          <Group key={`${source} ${activeFrom} ${activeTo}`} gap="sm">
            <PlanChip planType={planType} />
            <Text size="sm">{t(`billing.tariff.sources.${source}`)}</Text>
            <Text size="sm" c="dimmed">
              {t('billing.tariff.dates', { from: format.instant(activeFrom), to: format.instant(activeTo) })}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

export function TariffSlotsSkeleton() {
  return (
    <div className={classes['slots']}>
      <Skeleton height="100%" />
      <Skeleton height="100%" />
    </div>
  );
}

export function TariffSlots({ tariff }: { tariff: TariffInfo }) {
  return (
    <>
      <div className={classes['slots']}>
        <SlotPanel place="current" slot={tariff.current} tariff={tariff} />
        <SlotPanel place="next" slot={tariff.next} tariff={tariff} />
      </div>
      {tariff.additional.length > 0 && <AdditionalPlans additional={tariff.additional} />}
    </>
  );
}
