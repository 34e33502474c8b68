import {
  breadcrumbsIntegration,
  captureException,
  consoleIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  withScope,
} from '@sentry/browser';
import { REPORTS_META, readClientSettings } from '@vitrina/contract/error-reports/client-settings.ts';
import { REPORT_LIMITS } from '@vitrina/contract/error-reports/limits.ts';
import { clientOptions } from './client-options.ts';
import { takeKeptErrors } from './kept-errors.ts';
import { connectReports } from './report-caught.ts';

/** From here on errors of this page are reported, those that were kept first. */
export function startClient(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${REPORTS_META}"]`);
  const settings = readClientSettings(meta?.content ?? '');
  if (settings === undefined) return;
  init({
    ...clientOptions(settings, () => window.location.pathname),
    // Of the usual ones not those that count visits, name the page's whole address, or wrap every timer and listener.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      breadcrumbsIntegration(),
      consoleIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration({ limit: REPORT_LIMITS.causes }),
      dedupeIntegration(),
    ],
  });
  for (const kept of takeKeptErrors()) reportKept(kept);
  connectReports((error) => captureException(error, { mechanism: { type: 'screen', handled: true } }));
}

/** With the moment at which it happened. */
function reportKept({ error, at }: { error: unknown; at: number }): void {
  withScope((scope) => {
    scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000 }));
    captureException(error, { mechanism: { type: 'kept', handled: false } });
  });
}
