import { Button, Group, Stack, Text } from '@mantine/core';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { verifyEmail } from '@vitrina/contract/accounts/routes.ts';
import { requestEmailVerification } from '@vitrina/contract/accounts/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone, showSuccess } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import { LANGUAGES } from '../../platform/texts/languages.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { CodeForm } from '../code-form.tsx';
import { LetterButton } from '../letter-button.tsx';
import { ChangeEmailDialog } from './lazy.tsx';

export function EmailPanel({ account: { email, isEmailVerified } }: { account: AccountInfo }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel title={t('account.email.title')}>
      <Stack gap="md">
        <Group gap="sm" justify="space-between">
          <Group gap="sm">
            <Text fw={500} dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
            <StatusBadge tone={isEmailVerified ? 'success' : 'warning'}>
              {t(isEmailVerified ? 'account.email.verified' : 'account.email.unverified')}
            </StatusBadge>
          </Group>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('account.email.change')}
          </Button>
        </Group>
        {!isEmailVerified && <Verification email={email} />}
        <Text size="sm" c="dimmed">
          {t('account.email.language', { language: LANGUAGES[language].name })}
        </Text>
      </Stack>
      <ChangeEmailDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </Panel>
  );
}

function Verification({ email }: { email: string }) {
  const { t } = useTranslation();

  async function send(): Promise<void> {
    await call(requestEmailVerification, {});
    showSuccess(t('account.email.letterSent', { email }));
  }

  async function verify(verifyCode: string): Promise<void> {
    await call(verifyEmail, { verifyCode });
    await refreshAccount();
    showDone('emailVerified');
  }

  return (
    <Stack gap="sm">
      <Text size="sm">{t('account.email.why')}</Text>
      <Group>
        <LetterButton label={t('account.email.verify')} variant="filled" onSend={send} />
      </Group>
      <CodeForm
        kind="verifyEmail"
        label={t('account.codeFromLetter')}
        submit={t('account.confirm')}
        onCode={verify}
      />
    </Stack>
  );
}
