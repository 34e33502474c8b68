import { ActionIcon, Button } from '@mantine/core';
import {
  IconDots,
  IconMapPin,
  IconMinus,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  deletePositionEntry,
  listPositionEntries,
  type PositionEntry,
} from '@vitrina/contract/positions/entries.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { refreshLimits, useCabinet, useRight } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { CheckNowDialog } from '../checking/lazy.tsx';
import { withoutLooking } from '../live/live-state.ts';
import { AddQueriesDialog, MoveDialog, RemoveQueriesDialog } from './lazy.tsx';
import { usePause } from './use-pause.ts';

/** Before the entry is known they wait in their places. */
type EntryActionsProps = {
  entry: PositionEntry | undefined;
  rows: readonly { query: string; isResting: boolean }[];
};
type OpenDialog = 'add' | 'remove' | 'move' | 'now' | 'delete' | null;

export function EntryActions({ entry, rows }: EntryActionsProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const queries = rows.map((row) => row.query);
  const checked = rows.filter((row) => !row.isResting).map((row) => row.query);

  async function remove() {
    if (entry === undefined) return;
    await withoutLooking(async () => {
      await call(deletePositionEntry, { cabinetId: cabinet.id, entryId: entry.id });
      // Nothing follows the list while this screen is open.
      await Promise.all([
        refreshLimits(),
        queryClient.invalidateQueries({ queryKey: [listPositionEntries.path], refetchType: 'none' }),
      ]);
      showSuccess(t('positions.deleted'));
      await navigate({ to: '/position-check' });
    });
  }

  if (!mayEdit) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={entry === undefined}
        onClick={() => setOpen('add')}
      >
        {t('positions.addQueries')}
      </Button>
      <EntryMenu
        entry={entry}
        hasQueries={queries.length > 0}
        mayCheck={checked.length > 0}
        onOpen={setOpen}
      />
      {open === 'add' && entry && <AddQueriesDialog entry={entry} onClose={close} />}
      {open === 'remove' && entry && (
        <RemoveQueriesDialog entryId={entry.id} queries={queries} onClose={close} />
      )}
      {open === 'move' && entry && <MoveDialog entry={entry} onClose={close} />}
      {open === 'now' && entry && <CheckNowDialog entryId={entry.id} queries={checked} onClose={close} />}
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

type EntryMenuProps = {
  entry: PositionEntry | undefined;
  hasQueries: boolean;
  /** One that rests is not checked. */
  mayCheck: boolean;
  onOpen: (dialog: OpenDialog) => void;
};

function EntryMenu({ entry, hasQueries, mayCheck, onOpen }: EntryMenuProps) {
  const { t } = useTranslation();
  const { pause, resume } = usePause();
  const isPaused = entry?.isPaused === true;
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon
          variant="default"
          size={36}
          disabled={entry === undefined}
          aria-label={t('positions.more')}
        >
          <IconDots size={18} />
        </ActionIcon>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item
            leftSection={<IconRefresh size={16} />}
            disabled={!mayCheck}
            onClick={() => onOpen('now')}
          >
            {t('positionLive.checkNow')}
          </Menu.Item>
          <Menu.Item
            leftSection={isPaused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
            onClick={() => entry && void (isPaused ? resume([entry]) : pause([entry]))}
          >
            {t(isPaused ? 'positionLive.resume' : 'positionLive.pause')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMapPin size={16} />} onClick={() => onOpen('move')}>
            {t('positionLive.move')}
          </Menu.Item>
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
        </>
      )}
    </MenuButton>
  );
}
