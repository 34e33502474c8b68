import { Textarea } from '@mantine/core';
import { REASON_LENGTH } from '@vitrina/contract/office.ts';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../accounts/settings/password-field.tsx';
import { useSession } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import type { Confirmation } from './use-confirmation.ts';

const [minimum, maximum] = REASON_LENGTH;

export function ConfirmFields({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useTranslation();
  const { account } = useSession();
  const { refusal } = confirmation;
  return (
    <>
      <Textarea
        label={t('office.confirm.reason')}
        description={t('office.confirm.reasonText')}
        error={confirmation.isReasonWrong && t('office.confirm.reasonWrong', { minimum, maximum })}
        maxLength={maximum}
        autosize
        minRows={2}
        value={confirmation.reason}
        // One line in the log and in the wallet, however it was typed.
        onChange={(event) => confirmation.setReason(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('office.confirm.password')}
        autoComplete="current-password"
        error={confirmation.isPasswordMissing ? t('login.enterPassword') : refusal.fields.get('password')}
        value={confirmation.password}
        onChange={(event) => confirmation.setPassword(event.currentTarget.value)}
      />
      <ProblemAlert error={refusal.rest} />
    </>
  );
}
