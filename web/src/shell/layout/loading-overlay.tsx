import { Anchor, Loader, Text } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelLoading, useLoadingFlag } from '../../platform/api/loading-flag.ts';
import classes from './loading-overlay.module.css';

// A change of screen that is quicker than this should not flash.
const APPEARS_AFTER_MS = 150;
const CANCEL_AFTER_MS = 10_000;

/** Over everything while the screen or the cabinet changes; never for what changes within a screen. */
export function LoadingOverlay() {
  const isLeaving = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' &&
      resolvedLocation !== undefined &&
      location.pathname !== resolvedLocation.pathname,
  });
  const isFlagUp = useLoadingFlag();
  // Each wait begins anew.
  return isLeaving || isFlagUp ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useTranslation();
  const stay = useStay();
  const isSlow = useAfter(APPEARS_AFTER_MS);
  const isLong = useAfter(CANCEL_AFTER_MS);
  if (!isSlow) return null;
  return (
    <div className={classes['overlay']} role="status" aria-label={t('common.loading')}>
      <Loader />
      {isLong && (
        <Text size="sm" className={classes['text'] ?? ''}>
          {t('shell.loading.long')}{' '}
          <Anchor component="button" type="button" inherit onClick={stay}>
            {t('shell.loading.cancel')}
          </Anchor>
        </Text>
      )}
    </div>
  );
}

function useAfter(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** Back to the screen that is still there. The address has changed already, so it is given back. */
function useStay(): () => void {
  const router = useRouter();
  return () => {
    cancelLoading();
    const { status, resolvedLocation } = router.state;
    if (status !== 'pending' || resolvedLocation === undefined) return;
    void router.navigate({ href: resolvedLocation.href, replace: true, resetScroll: false });
  };
}
