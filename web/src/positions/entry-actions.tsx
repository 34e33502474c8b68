import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { deletePositionEntry, type PositionEntry } from '@vitrina/contract/positions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { refreshLimits, useCabinet, useRight } from '../platform/session.ts';
import { ConfirmDialog } from '../ui/lazy-confirm-dialog.tsx';
import { AddQueriesDialog } from './lazy-add-queries-dialog.tsx';
import { RemoveQueriesDialog } from './lazy-remove-queries-dialog.tsx';

type EntryActionsProps = { entry: PositionEntry; queries: readonly string[] };
type OpenDialog = 'add' | 'remove' | 'delete' | null;

export function EntryActions({ entry, queries }: EntryActionsProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);

  async function remove() {
    await call(deletePositionEntry, { cabinetId: cabinet.id, entryId: entry.id });
    await refreshLimits();
    showSuccess(t('positions.deleted'));
    await navigate({ to: '/position-check' });
  }

  if (!mayEdit) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('add')}>
        {t('positions.addQueries')}
      </Button>
      <EntryMenu hasQueries={queries.length > 0} onOpen={setOpen} />
      {open === 'add' && <AddQueriesDialog entry={entry} onClose={close} />}
      {open === 'remove' && <RemoveQueriesDialog entryId={entry.id} queries={queries} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('positions.deleteTitle')}
        text={t('positions.deleteText')}
        confirm={t('common.delete')}
        isDanger
        onConfirm={remove}
        onClose={close}
      />
    </>
  );
}

function EntryMenu({ hasQueries, onOpen }: { hasQueries: boolean; onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('positions.more')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMinus size={16} />}
          disabled={!hasQueries}
          onClick={() => onOpen('remove')}
        >
          {t('positions.removeQueries')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => onOpen('delete')}>
          {t('positions.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
