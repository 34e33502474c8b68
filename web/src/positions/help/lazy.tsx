import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

export const LegendDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./legend-dialog.tsx'))).LegendDialog,
);

export const OutOfPlan = onDemand(
  async () => (await withTexts(['dialogs'], import('./out-of-plan.tsx'))).OutOfPlan,
);

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

export const TutorialDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./tutorial-dialog.tsx'))).TutorialDialog,
);
