import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import { useRules } from './use-rules.ts';

export const BudgetDialog = dialogOnDemand(
  async () => (await withTexts(['dialogs'], import('./budget-dialog.tsx'))).BudgetDialog,
);

/** The same words in the same places; nothing can be pressed yet. */
function StandIn() {
  const { t } = useTranslation();
  return (
    <Group mt="sm" gap="sm" justify="space-between" align="flex-start">
      <Text size="xs" c="dimmed" flex="1 1 280px">
        {useRules()}
      </Text>
      <Button size="compact-xs" variant="subtle" disabled>
        {t('positions.home.howCounted')}
      </Button>
    </Group>
  );
}

export const BudgetFoot = onDemand(async () => (await import('./budget-foot.tsx')).BudgetFoot, StandIn);
