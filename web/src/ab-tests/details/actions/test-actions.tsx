import { ActionIcon, Button, Text } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconPhotoCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
} from '@tabler/icons-react';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../platform/session/session.ts';
import { Hint } from '../../../ui/floating/hint.tsx';
import { MenuButton } from '../../../ui/floating/menu-button.tsx';
import { ConfirmDialog } from '../../../ui/lazy.tsx';
import classes from './actions.module.css';
import { ApplyDialog } from './lazy.tsx';
import { type AbAction, type AbButton, listActions } from './list-actions.ts';
import { StopFacts } from './stop-facts.tsx';
import { useTestCommands } from './use-test-commands.ts';

const PICTURES = {
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  stop: IconPlayerStop,
  apply: IconPhotoCheck,
  copy: IconCopy,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  delete: IconTrash,
} as const satisfies Record<AbAction, unknown>;

type TestActionsProps = { test: AbTest; verdict: AbVerdict | undefined };

/** What may be done with the test now. What cannot be taken back is asked about first. */
export function TestActions({ test, verdict }: TestActionsProps) {
  const { t } = useTranslation();
  const buttons = listActions(test, useRight('edit'));
  const commands = useTestCommands(test);
  const [open, setOpen] = useState<AbAction>();
  const close = () => setOpen(undefined);
  const shown = buttons.filter(({ isInMenu }) => !isInMenu);
  const inMenu = buttons.filter(({ isInMenu }) => isInMenu).map(({ action }) => action);
  if (buttons.length === 0) return null;

  function press(action: AbAction): void {
    if (action === 'stop' || action === 'delete' || action === 'apply') setOpen(action);
    else commands.run(action);
  }

  return (
    <>
      <div className={classes['actions']} role="group" aria-label={t('abTestDetails.actions.group')}>
        {shown.map((button, index) => (
          <ActionButton
            key={button.action}
            button={button}
            isFirst={index === 0}
            isRunning={commands.running === button.action}
            onPress={() => press(button.action)}
          />
        ))}
        {inMenu.length > 0 && <ActionMenu actions={inMenu} onPress={press} />}
      </div>
      <ConfirmDialog
        isOpen={open === 'stop'}
        title={t('abTestDetails.stop.title')}
        text={<StopFacts test={test} verdict={verdict} />}
        confirm={t('abTestDetails.stop.confirm')}
        isDanger
        onConfirm={commands.stop}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('abTestDetails.delete.title')}
        text={<Text>{t('abTestDetails.delete.text')}</Text>}
        confirm={t('common.delete')}
        isDanger
        onConfirm={commands.remove}
        onClose={close}
      />
      <ApplyDialog
        isOpen={open === 'apply'}
        test={test}
        verdict={verdict}
        onApply={commands.apply}
        onClose={close}
      />
    </>
  );
}

type ActionButtonProps = { button: AbButton; isFirst: boolean; isRunning: boolean; onPress: () => void };

function ActionButton({ button: { action, isDisabled }, isFirst, isRunning, onPress }: ActionButtonProps) {
  const { t } = useTranslation();
  const Picture = PICTURES[action];
  const button = (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<Picture size={16} aria-hidden />}
      loading={isRunning}
      // Not by the attribute: what is disabled by it can neither be reached nor explained.
      {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      onClick={() => !isDisabled && onPress()}
    >
      {t(`abTestDetails.actions.${action}`)}
    </Button>
  );
  return isDisabled ? <Hint label={t('abTestDetails.actions.noImages')}>{button}</Hint> : button;
}

type ActionMenuProps = { actions: readonly AbAction[]; onPress: (action: AbAction) => void };

function ActionMenu({ actions, onPress }: ActionMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon variant="default" size={36} aria-label={t('abTestDetails.actions.more')}>
          <IconDots size={18} />
        </ActionIcon>
      }
    >
      {(Menu) =>
        actions.map((action) => {
          const Picture = PICTURES[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Picture size={16} aria-hidden />}
              {...(action === 'delete' ? { color: 'red' } : {})}
              onClick={() => onPress(action)}
            >
              {t(`abTestDetails.actions.${action}`)}
            </Menu.Item>
          );
        })
      }
    </MenuButton>
  );
}
