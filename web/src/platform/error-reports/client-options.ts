import type { BrowserOptions } from '@sentry/browser';
import type { ClientSettings } from '@vitrina/contract/error-reports/client-settings.ts';
import { COLLECTED, REPORT_LIMITS } from '@vitrina/contract/error-reports/limits.ts';
import { scrubCrumb } from '@vitrina/contract/error-reports/scrub-crumb.ts';
import { scrubReport } from '@vitrina/contract/error-reports/scrub-report.ts';
import { shortenAddress } from '@vitrina/contract/error-reports/shorten-address.ts';

/** Errors alone: neither speed nor visits are measured. */
export function clientOptions({ dsn, sampleRate, environment }: ClientSettings, page: () => string) {
  return {
    dsn,
    sampleRate,
    environment,
    release: `v${import.meta.env['VITE_VERSION'] ?? ''}`,
    maxBreadcrumbs: REPORT_LIMITS.breadcrumbs,
    transportOptions: { bufferSize: REPORT_LIMITS.pending },
    sendClientReports: false,
    dataCollection: COLLECTED,
    beforeBreadcrumb: (crumb) => scrubCrumb(crumb),
    beforeSend: (event) => ({
      ...scrubReport({ ...event, transaction: shortenAddress(page()), tags: { role: 'browser' } }),
      type: undefined,
    }),
  } satisfies BrowserOptions;
}
