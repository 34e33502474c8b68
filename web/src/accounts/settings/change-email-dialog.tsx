import { Modal, Stack, Text } from '@mantine/core';
import { changeEmail } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import { CodeForm } from '../code-form.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Two steps: the new address and the password, then the code of the letter for those who do not press its link. */
export function ChangeEmailDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();

  function close(): void {
    setSentTo(undefined);
    onClose();
  }

  function confirmSent(email: string): void {
    setSentTo(email);
    showDone('emailChangeLinkSent');
  }

  async function change(changeCode: string): Promise<void> {
    await call(changeEmail, { changeCode });
    await refreshAccount();
    showDone('emailChanged');
    close();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('account.email.change')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {sentTo === undefined ? (
        <ChangeEmailForm onSent={confirmSent} onCancel={close} />
      ) : (
        <Stack gap="md">
          <Text>{t('account.email.changeSent', { email: sentTo })}</Text>
          <CodeForm
            kind="changeEmail"
            label={t('account.codeFromLetter')}
            submit={t('account.confirm')}
            onCode={change}
          />
        </Stack>
      )}
    </Modal>
  );
}
