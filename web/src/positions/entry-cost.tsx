import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { previewPositionEntry } from '@vitrina/contract/positions.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import type { EntryDraft } from './use-entry-draft.ts';

/** What adding costs, before it is confirmed: new unique queries and the step after it. */
export function EntryCost({ cabinetId, entry }: { cabinetId: CabinetId; entry: EntryDraft }) {
  const { t } = useTranslation();
  const preview = useQuery({
    ...routeQuery(previewPositionEntry, { cabinetId, ...entry }),
    placeholderData: keepPreviousData,
  });
  if (!preview.data) return null;
  const { newUniqueQueries, before, after } = preview.data;
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
