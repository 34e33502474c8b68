import { Button, Group, Modal, MultiSelect, Stack } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionMatrix, removePositionQueries } from '@vitrina/contract/positions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshLimits, useCabinet } from '../platform/session.ts';

type Props = { entryId: PositionEntryId; queries: readonly string[] };

export function RemoveQueriesButton({ entryId, queries }: Props) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const remove = useMutation({
    mutationFn: () => call(removePositionQueries, { cabinetId: cabinet.id, entryId, queries: chosen }),
    onSuccess: async ({ removed }) => {
      await queryClient.invalidateQueries({ queryKey: [getPositionMatrix.path] });
      await refreshLimits();
      showSuccess(t('positions.queriesRemoved', { count: removed }));
      setChosen([]);
      setOpen(false);
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMinus size={16} />}
        disabled={queries.length === 0}
        onClick={() => setOpen(true)}
      >
        {t('positions.removeQueries')}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('positions.removeQueries')}>
        <Stack gap="md">
          <MultiSelect
            label={t('positions.queries')}
            data={[...queries]}
            value={chosen}
            onChange={setChosen}
            searchable
          />
          <Group justify="flex-end">
            <Button
              color="red"
              loading={remove.isPending}
              disabled={chosen.length === 0}
              onClick={() => remove.mutate()}
            >
              {t('common.delete')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
