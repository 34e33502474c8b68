import { useEffect } from 'react';
import { runSpaced } from '../../platform/run-spaced.ts';
import { refreshAccount, useSession } from '../../platform/session/session.ts';
import { onVerifiedEmailRequired } from '../../platform/session/verified-email.ts';
import { showDialog } from '../dialogs.ts';

const LEAST_BETWEEN_MS = 2000;

/**
 * product.md 2.3: an unconfirmed e-mail blocks payments. The letter is usually read in another tab, so the state is
 * read again whenever the person comes back.
 */
export function usePaymentGate(): void {
  const { account } = useSession();
  const isUnverified = account?.isEmailVerified === false;

  useEffect(
    () =>
      onVerifiedEmailRequired(() => {
        showDialog('payment');
        // The server may know of a change that this tab has slept through.
        readAgain();
      }),
    [],
  );
  useEffect(() => {
    if (!isUnverified) return undefined;
    const look = runSpaced(readAgain, LEAST_BETWEEN_MS);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('focus', look);
    };
  }, [isUnverified]);
}

function readAgain(): void {
  refreshAccount().catch((error: unknown) => console.error('The account failed to refresh.', error));
}
