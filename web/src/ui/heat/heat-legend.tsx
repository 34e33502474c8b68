import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HeatCell } from './heat-cell.tsx';

/** Stands under every table whose visibility is coloured by halves. */
export function HalvesLegend() {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <Text size="xs" c="dimmed">
        {t('ui.heat.halves')}
      </Text>
      <Text size="xs" component="span">
        <HeatCell ratio={1} text={t('ui.heat.upperHalf')} />
      </Text>
      <Text size="xs" component="span">
        <HeatCell ratio={0} text={t('ui.heat.lowerHalf')} />
      </Text>
    </Group>
  );
}

/** Stands under every table with heat cells. */
export function HeatLegend({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <Text size="xs" c="dimmed">
        {label ?? t('ui.heat.legend')}
      </Text>
      <Text size="xs" component="span">
        <HeatCell ratio={0.8} text={t('ui.heat.good')} />
      </Text>
      <Text size="xs" component="span">
        <HeatCell ratio={0.6} text={t('ui.heat.middle')} />
      </Text>
      <Text size="xs" component="span">
        <HeatCell ratio={0} text={t('ui.heat.poor')} />
      </Text>
    </Group>
  );
}
