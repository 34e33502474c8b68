import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPositionQueries, type PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { EntryCost } from '../../tracking/entry-cost.tsx';
import { QuerySources } from '../../tracking/query-sources.tsx';
import { useEntryCost } from '../../tracking/use-entry-cost.ts';
import { useSuggest } from '../../tracking/use-suggest.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { QueriesField } from '../../ui/queries/queries-field.tsx';
import { useOwnEscape } from '../../ui/use-own-escape.ts';

export function AddQueriesDialog({ entry, onClose }: { entry: PositionEntry; onClose: () => void }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [queries, setQueries] = useState<string[]>([]);
  const { sku, cityId } = entry;
  const { cost, shortage } = useEntryCost({ skus: [sku], cityId, queries });
  const add = useMutation({
    mutationFn: () => call(addPositionQueries, { cabinetId: cabinet.id, entryId: entry.id, queries }),
    meta: { isSilent: true },
    onSuccess: async ({ added }) => {
      await queryClient.invalidateQueries({ queryKey: [getPositionMatrix.path] });
      await refreshLimits();
      showSuccess(t('positions.queriesAdded', { count: added }));
      onClose();
    },
  });
  useFocusBack();
  return (
    <Modal
      ref={useOwnEscape(true, onClose)}
      opened
      onClose={onClose}
      closeOnEscape={false}
      title={t('positions.addQueries')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <QueriesField
          label={t('positions.queries')}
          value={queries}
          onChange={setQueries}
          maximum={POSITION_RULES.queriesPerEntry - entry.queriesCount}
          maximumLength={LONGEST_QUERY}
          suggest={useSuggest()}
          isFirst
          sources={(addList) => <QuerySources sku={sku} value={queries} onAdd={addList} />}
        />
        <EntryCost cost={cost} shortage={shortage} />
        <ProblemAlert error={add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            loading={add.isPending}
            disabled={queries.length === 0 || shortage !== undefined}
            onClick={() => add.mutate()}
          >
            {t('common.add')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
