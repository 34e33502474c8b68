import { Alert } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { requestEmailVerification } from '@vitrina/contract/accounts/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LetterButton } from '../accounts/letter-button.tsx';
import { call } from '../platform/api/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { useSession } from '../platform/session/session.ts';
import { useScreen } from './use-screen.ts';
import classes from './verify-banner.module.css';

/** Reminds until the page is loaded anew or the address is verified. */
export function VerifyBanner() {
  const { t } = useTranslation();
  const { account } = useSession();
  const [isHidden, setIsHidden] = useState(false);
  const isSaidBelow = useScreen()?.isOfVerification === true;
  if (account === null || account.isEmailVerified || isHidden || isSaidBelow) return null;
  const { email } = account;

  async function send(): Promise<void> {
    await call(requestEmailVerification, {});
    showSuccess(t('shell.verify.sent', { email }));
  }

  return (
    <Alert
      component="section"
      aria-label={t('shell.verify.label')}
      role="region"
      color="yellow"
      icon={<IconMail size={18} />}
      withCloseButton
      closeButtonLabel={t('shell.verify.hide')}
      onClose={() => setIsHidden(true)}
    >
      <div className={classes['line']}>
        <span className={classes['text']}>{t('shell.verify.text', { email })}</span>
        <LetterButton size="xs" label={t('shell.verify.again')} onSend={send} />
      </div>
    </Alert>
  );
}
