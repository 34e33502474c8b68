import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../platform/browser/share-link.ts';
import { showError, showSuccess } from '../platform/notify.ts';
import { useSession } from '../platform/session/session.ts';

/** Puts the link to what is shown now into the clipboard. */
export function useCopyLink(): () => Promise<void> {
  const { t } = useTranslation();
  const router = useRouter();
  const { cabinet } = useSession();
  return async () => {
    // The address as it is at this moment: it changes with every filter, and nothing is drawn anew for that.
    const link = shareLink(window.location.origin, router.state.location, cabinet?.id);
    try {
      await navigator.clipboard.writeText(link);
      showSuccess(t('ui.link.copied'));
    } catch {
      // The browser forbids it: an insecure address, or the person said no.
      showError(t('ui.link.refused'), 'copyLink');
    }
  };
}
