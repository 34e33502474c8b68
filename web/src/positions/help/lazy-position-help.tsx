import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../platform/on-demand.tsx';

/** The sentence stands at once; the buttons beside it come. */
function StandIn() {
  const { t } = useTranslation();
  return (
    <Group gap="xs" mih={26}>
      <Text size="sm" c="dimmed" flex="1 1 320px">
        {t('positions.home.description')}
      </Text>
      <div style={{ height: 26, width: 210 }} />
    </Group>
  );
}

export const PositionHelp = onDemand(async () => (await import('./position-help.tsx')).PositionHelp, StandIn);
