import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { listActions, mayResume, type RowAction, stopCard, stopCost } from './row-actions.ts';
import { type Command, useCommands } from './use-commands.ts';

const ICONS: Record<RowAction, Icon> = {
  continue: IconPencil,
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  stop: IconPlayerStop,
  copy: IconCopy,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  delete: IconTrash,
};

/** What cannot be taken back is confirmed first. */
const CONFIRMED: readonly RowAction[] = ['stop', 'delete'];

function useConfirmText(test: AbTest, command: Command | null): string {
  const { t, format } = useTexts();
  if (command === null) return '';
  if (command === 'delete') return t('abTests.confirm.deleteText');
  const points = t('abTests.points', { count: test.pricePoints, text: format.count(test.pricePoints) });
  const cost = t(`abTests.confirm.cost.${stopCost(test)}`, { points });
  return `${cost} ${t(`abTests.confirm.${stopCard(test)}`)} ${t('abTests.confirm.forGood')}`;
}

/** Actions of a row by its state. */
export function RowMenu({ test }: { test: AbTest }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const commands = useCommands(test);
  const [confirmed, setConfirmed] = useState<Command | null>(null);
  const text = useConfirmText(test, confirmed);
  const { name } = test.settings;

  function choose(action: RowAction): void {
    if (action === 'continue') void navigate({ to: '/ab-test/$id', params: { id: String(test.id) } });
    else if (CONFIRMED.includes(action)) setConfirmed(action);
    else commands.mutate(action);
  }

  return (
    <>
      <MenuButton
        position="bottom-end"
        button={
          <ActionIcon aria-label={t('abTests.actionsOf', { name })} loading={commands.isPending}>
            <IconDots size={17} />
          </ActionIcon>
        }
      >
        {(Menu) =>
          listActions(test).map((action) => {
            const Picture = ICONS[action];
            const isOff = action === 'resume' && !mayResume(test);
            return (
              <Menu.Item
                key={action}
                leftSection={<Picture size={16} aria-hidden />}
                disabled={isOff}
                {...(isOff ? { title: t('errors.abTest.noCurrentImages') } : {})}
                {...(action === 'delete' ? { color: 'red' } : {})}
                onClick={() => choose(action)}
              >
                {t(`abTests.actions.${action}`)}
              </Menu.Item>
            );
          })
        }
      </MenuButton>
      <ConfirmDialog
        isOpen={confirmed !== null}
        title={t(confirmed === 'delete' ? 'abTests.confirm.delete' : 'abTests.confirm.stop', { name })}
        text={text}
        confirm={t(confirmed === 'delete' ? 'common.delete' : 'abTests.actions.stop')}
        isDanger
        onConfirm={async () => {
          if (confirmed !== null) await commands.mutateAsync(confirmed);
        }}
        onClose={() => setConfirmed(null)}
      />
    </>
  );
}
