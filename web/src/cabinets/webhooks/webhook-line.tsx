import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import {
  changeWebhook,
  deleteWebhook,
  testWebhook,
  type Webhook,
} from '@vitrina/contract/notifications/webhooks.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showProblem, showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { RenewDialog, WebhookDialog } from './lazy.tsx';
import classes from './webhook-line.module.css';
import { STATE_TONES, webhookState } from './webhook-state.ts';

type Props = {
  cabinet: Cabinet;
  webhook: Webhook;
  /** Its log is shown. */
  isChosen: boolean;
  onChoose: () => void;
  onChanged: () => Promise<void>;
  /** The log is gone with it, and is not read again. */
  onDeleted: () => Promise<void>;
};
type Dialog = 'edit' | 'renew' | 'remove';

export function WebhookLine({ cabinet, webhook, isChosen, onChoose, onChanged, onDeleted }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const of = { cabinetId: cabinet.id, webhookId: webhook.id };

  async function test(): Promise<void> {
    onChoose();
    try {
      await call(testWebhook, of);
      showSuccess(t('webhooks.tested'));
    } catch (error) {
      showProblem(error);
    } finally {
      await onChanged();
    }
  }

  async function switchOn(): Promise<void> {
    onChoose();
    try {
      const { name, url, kinds } = webhook;
      await call(changeWebhook, { ...of, name, url, kinds, isOn: true });
      showSuccess(t('webhooks.switchedOn'));
    } catch (error) {
      showProblem(error);
    } finally {
      await onChanged();
    }
  }

  async function remove(): Promise<void> {
    try {
      await call(deleteWebhook, of);
      showSuccess(t('webhooks.removed'));
    } finally {
      // Refused, it is gone already: the list is out of date either way.
      await onDeleted();
    }
  }

  return (
    <li className={classes['line']}>
      <Facts webhook={webhook} />
      <Group gap="xs">
        <Button
          variant={isChosen ? 'light' : 'subtle'}
          size="xs"
          aria-pressed={isChosen}
          aria-label={t('webhooks.log.title', { name: webhook.name })}
          onClick={onChoose}
        >
          {t('webhooks.showLog')}
        </Button>
        {webhook.isOn ? (
          <Button variant="default" size="xs" onClick={() => void test()}>
            {t('webhooks.test')}
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => void switchOn()}>
            {t('webhooks.switchOn')}
          </Button>
        )}
        <Actions webhook={webhook} onOpen={setDialog} />
      </Group>
      <WebhookDialog
        isOpen={dialog === 'edit'}
        cabinet={cabinet}
        webhook={webhook}
        onSaved={onChanged}
        onClose={close}
      />
      <RenewDialog isOpen={dialog === 'renew'} cabinet={cabinet} webhook={webhook} onClose={close} />
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        title={t('webhooks.removeTitle')}
        text={t('webhooks.removeText', { name: webhook.name })}
        confirm={t('webhooks.remove')}
        isDanger
        onConfirm={remove}
        onClose={close}
      />
    </li>
  );
}

function Actions({ webhook, onOpen }: { webhook: Webhook; onOpen: (dialog: Dialog) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={t('webhooks.actions', { name: webhook.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onOpen('edit')}>
          {t('webhooks.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => onOpen('renew')}>
          {t('webhooks.renew')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onOpen('remove')}
        >
          {t('webhooks.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { t, format } = useTexts();
  const { name, url, kinds, failingSince, lastDeliveredAt } = webhook;
  const state = webhookState(webhook);
  return (
    <div className={classes['facts']}>
      <div className={classes['name']}>
        <Text component="bdi" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <StatusBadge tone={STATE_TONES[state]}>
          {t(`webhooks.states.${state}`, { at: failingSince === null ? '' : format.instant(failingSince) })}
        </StatusBadge>
      </div>
      {state === 'givenUp' && failingSince !== null && (
        <Text size="sm">{t('webhooks.givenUpHint', { at: format.instant(failingSince) })}</Text>
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{url}</bdi>
      </Text>
      <Text size="sm" c="dimmed" component="div" className={classes['details']}>
        <span>{t('webhooks.kindCount', { count: kinds.length })}</span>
        <span>
          {lastDeliveredAt === null
            ? t('webhooks.never')
            : t('webhooks.lastAt', { ago: format.ago(lastDeliveredAt) })}
        </span>
      </Text>
    </div>
  );
}
