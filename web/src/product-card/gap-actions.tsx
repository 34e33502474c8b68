import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importMyRequests, MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import { getCardGaps } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showNotice, showSuccess } from '../platform/notify.ts';
import { useRight } from '../platform/session/session.ts';
import { QuerySelectionActions } from '../queries/query-selection-actions.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';

type GapActionsProps = {
  cabinetId: number;
  sku: number;
  queries: readonly string[];
  onTrack: (queries: readonly string[]) => void;
  onDone: () => void;
};

/** The chosen gaps become queries of the own product, or go on tracking. */
export function GapActions({ cabinetId, sku, queries, onTrack, onDone }: GapActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const client = useQueryClient();
  const bringIn = useMutation({
    mutationFn: () =>
      call(importMyRequests, {
        cabinetId,
        sku,
        queries: queries.slice(0, MY_REQUESTS_BOUNDS.queries),
      }),
    onSuccess: async ({ added }) => {
      showSuccess(t('productCard.imported', { count: added }));
      if (queries.length > MY_REQUESTS_BOUNDS.queries) showNotice(t('notices.tooManyQueriesToImport'));
      onDone();
      await client.invalidateQueries({ queryKey: [getCardGaps.path] });
    },
  });
  return (
    <>
      {mayEdit && (
        <Button
          size="xs"
          leftSection={<IconDatabaseImport size={16} aria-hidden />}
          loading={bringIn.isPending}
          onClick={() => bringIn.mutate()}
        >
          {t('productCard.import')}
        </Button>
      )}
      <QuerySelectionActions queries={queries} onTrack={onTrack} />
      <ProblemAlert error={bringIn.error} />
    </>
  );
}
