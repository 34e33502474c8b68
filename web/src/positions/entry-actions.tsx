import { Button, Group, Modal, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  addPositionQueries,
  deletePositionEntry,
  getPositionMatrix,
  POSITION_RULES,
  type PositionEntry,
} from '@vitrina/contract/positions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshLimits, useCabinet, useRight } from '../platform/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import { RemoveQueriesButton } from './remove-queries-button.tsx';

type Props = { entry: PositionEntry; queries: readonly string[] };

const LONGEST_QUERY = 200;

function AddQueriesDialog({ entry, onClose }: { entry: PositionEntry; onClose: () => void }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [queries, setQueries] = useState<string[]>([]);
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
  return (
    <Modal opened onClose={onClose} title={t('positions.addQueries')} size="lg">
      <Stack gap="md">
        <QueriesField
          label={t('positions.queries')}
          value={queries}
          onChange={(next) => setQueries([...next])}
          maximum={POSITION_RULES.queriesPerEntry - entry.queriesCount}
          maximumLength={LONGEST_QUERY}
        />
        <ProblemAlert error={add.error} />
        <Group justify="flex-end">
          <Button loading={add.isPending} disabled={queries.length === 0} onClick={() => add.mutate()}>
            {t('common.add')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

export function EntryActions({ entry, queries }: Props) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'add' | 'delete' | null>(null);

  async function remove() {
    await call(deletePositionEntry, { cabinetId: cabinet.id, entryId: entry.id });
    await refreshLimits();
    showSuccess(t('positions.deleted'));
    await navigate({ to: '/position-check' });
  }

  if (!mayEdit) return null;
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('add')}>
        {t('positions.addQueries')}
      </Button>
      <RemoveQueriesButton entryId={entry.id} queries={queries} />
      <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => setOpen('delete')}>
        {t('common.delete')}
      </Button>
      {open === 'add' && <AddQueriesDialog entry={entry} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('positions.deleteTitle')}
        text={t('positions.deleteText')}
        confirm={t('common.delete')}
        isDanger
        onConfirm={remove}
        onClose={() => setOpen(null)}
      />
    </Group>
  );
}
