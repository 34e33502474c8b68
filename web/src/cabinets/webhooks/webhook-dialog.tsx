import { Modal, Text } from '@mantine/core';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { Webhook } from '@vitrina/contract/notifications/webhooks.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../platform/notify.ts';
import { OnceShown } from '../../ui/once-shown.tsx';
import { useSecretTexts } from './use-secret-texts.ts';
import { WebhookForm } from './webhook-form.tsx';

type Props = {
  isOpen: boolean;
  cabinet: Cabinet;
  /** Absent: a new one is made. */
  webhook?: Webhook | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** What is sent where; for a new one then its secret, which nobody sees again. */
export function WebhookDialog({ isOpen, cabinet, webhook, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useSecretTexts();
  const [secret, setSecret] = useState<string>();

  function close(): void {
    setSecret(undefined);
    onClose();
  }

  function change(): void {
    void onSaved();
    showSuccess(t('webhooks.changed'));
    close();
  }

  function show(created: string): void {
    setSecret(created);
    void onSaved();
  }

  const title = secret === undefined ? (webhook ? 'editTitle' : 'create') : 'added';
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      // A press beside it must not lose what is shown once.
      closeOnClickOutside={secret === undefined}
      title={<Text fw={600}>{t(`webhooks.${title}`)}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {secret === undefined ? (
        <WebhookForm
          cabinet={cabinet}
          webhook={webhook}
          onCreated={show}
          onChanged={change}
          onCancel={close}
        />
      ) : (
        <OnceShown value={secret} {...texts} onDone={close} />
      )}
    </Modal>
  );
}
