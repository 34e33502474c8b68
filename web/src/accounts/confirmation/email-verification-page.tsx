import { verifyEmail } from '@vitrina/contract/accounts/routes.ts';
import { requestEmailVerification } from '@vitrina/contract/accounts/session.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { LetterButton } from '../letter-button.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { finish } from './finish.ts';

export function EmailVerificationPage() {
  const { t } = useTranslation();
  return (
    <ConfirmationPage
      kind="verifyEmail"
      confirm={async (verifyCode) => finish(await call(verifyEmail, { verifyCode }), 'emailVerified')}
      again={
        <LetterButton label={t('confirmations.again')} onSend={() => call(requestEmailVerification, {})} />
      }
    />
  );
}
