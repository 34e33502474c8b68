import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './loading-overlay.module.css';

// A change of screen that is quicker than this should not flash.
const APPEARS_AFTER_MS = 150;

/** Over everything while a screen is being fetched. */
export function LoadingOverlay() {
  const { t } = useTranslation();
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isSlow] = useDebouncedValue(isPending, APPEARS_AFTER_MS);
  if (!isPending || !isSlow) return null;
  return (
    <div className={classes['overlay']} role="status" aria-label={t('common.loading')}>
      <Loader />
    </div>
  );
}
