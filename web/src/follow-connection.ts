import i18next from 'i18next';
import { showError, showNotice } from './platform/notify.ts';

/** What is asked for without a network waits for it silently: the person is told why nothing comes. */
export function followConnection(): void {
  window.addEventListener('offline', () => showError(i18next.t('shell.offline'), 'offline'));
  window.addEventListener('online', () => showNotice(i18next.t('shell.online')));
}
