import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isBusy } from '../../platform/api/ask-again.ts';
import classes from './busy-line.module.css';

/** Says quietly that something comes later because the server is busy; it is asked again by itself. */
export function BusyLine() {
  const { t } = useTranslation();
  const cache = useQueryClient().getQueryCache();
  const isWaiting = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () =>
      cache
        .getAll()
        .some(({ state }) => state.fetchStatus === 'fetching' && isBusy(state.fetchFailureReason)),
  );
  return (
    <div className={classes['place']} role="status">
      {isWaiting && <span className={classes['line']}>{t('shell.busy')}</span>}
    </div>
  );
}
