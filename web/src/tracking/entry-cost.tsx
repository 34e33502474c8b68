import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { previewPositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import type { Shortage } from './find-shortage.ts';
import { shortageText } from './shortage-text.ts';

type EntryCostProps = {
  cost: OutputOf<typeof previewPositionEntry> | undefined;
  shortage: Shortage | undefined;
};

/** New unique queries and the step after them or, when there is no room, the exact sentence. */
export function EntryCost({ cost, shortage }: EntryCostProps) {
  const { t, format } = useTexts();
  if (shortage !== undefined) {
    return (
      <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert">
        {shortageText(t, format, shortage)}
        {shortage.of !== 'key' && (
          <Anchor component={Link} to="/pages/account-settings/tariff" size="sm" display="block" mt={4}>
            {t('ui.states.seePlans')}
          </Anchor>
        )}
      </Alert>
    );
  }
  if (cost === undefined) return null;
  const { newUniqueQueries, before, after } = cost;
  const isSlower = after.stepMinutes > before.stepMinutes;
  return (
    <Alert variant="light" color={isSlower ? 'yellow' : 'gray'} icon={<IconInfoCircle size={18} />}>
      <Text size="sm">
        {t('positions.cost.queries', { count: newUniqueQueries, total: after.uniqueQueries })}
      </Text>
      <Text size="sm">
        {isSlower
          ? t('positions.cost.slower', { before: before.stepMinutes, after: after.stepMinutes })
          : t('positions.cost.same', { step: after.stepMinutes })}
      </Text>
    </Alert>
  );
}
