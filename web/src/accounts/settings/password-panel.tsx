import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { changePassword, getSessions } from '@vitrina/contract/accounts/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { Panel } from '../../ui/panel.tsx';
import { CodeForm } from '../code-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Two steps: the passwords, then the letter, which proves that it is really the owner of the account. */
export function PasswordPanel({ account: { email } }: { account: AccountInfo }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isSent, setSent] = useState(false);

  function confirmSent(): void {
    setSent(true);
    showDone('passwordChangeLinkSent');
  }

  async function change(changeCode: string): Promise<void> {
    await call(changePassword, { changeCode });
    // The other sessions ended with it.
    await queryClient.invalidateQueries({ queryKey: [getSessions.path] });
    setSent(false);
    showDone('passwordChanged');
  }

  return (
    <Panel title={t('account.password.title')} description={t('account.password.text')}>
      {isSent ? (
        <Stack gap="md">
          <Text>{t('account.password.sent', { email })}</Text>
          <CodeForm
            kind="changePassword"
            label={t('account.codeFromLetter')}
            submit={t('account.confirm')}
            onCode={change}
          />
          <Group>
            <Button variant="subtle" onClick={() => setSent(false)}>
              {t('account.password.again')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <PasswordForm email={email} onSent={confirmSent} />
      )}
    </Panel>
  );
}
