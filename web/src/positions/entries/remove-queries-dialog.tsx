import { Button, Group, Modal, MultiSelect, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { removePositionQueries } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';
import { undoable } from '../../platform/undoable.ts';
import { leavingKeyOf } from './leaving-queries.ts';

type RemoveQueriesDialogProps = {
  entryId: PositionEntryId;
  queries: readonly string[];
  onClose: () => void;
};

const LIST_PX = 280;

/** What is removed goes at once and may be brought back for a while (interface-rules.md G13). */
export function RemoveQueriesDialog({ entryId, queries, onClose }: RemoveQueriesDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string[]>([]);

  function remove(): void {
    undoable({
      key: leavingKeyOf(entryId, chosen),
      message: t('positions.queriesRemoved', { count: chosen.length }),
      commit: async () => {
        const input = { cabinetId: cabinet.id, entryId, queries: chosen };
        await call(removePositionQueries, input, OUTLIVES_PAGE);
        await queryClient.invalidateQueries({ queryKey: [getPositionMatrix.path] });
        await refreshLimits();
      },
    });
    onClose();
  }

  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('positions.removeQueries')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <MultiSelect
          data-autofocus
          label={t('positions.queries')}
          data={[...queries]}
          value={chosen}
          onChange={setChosen}
          maxDropdownHeight={LIST_PX}
          searchable
          clearable
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="red" disabled={chosen.length === 0} onClick={remove}>
            {t('positions.removeChosen', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
