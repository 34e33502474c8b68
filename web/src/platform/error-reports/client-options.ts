import type { BrowserOptions } from '@sentry/browser';
import type { ClientSettings } from '@vitrina/contract/error-reports/client-settings.ts';
import { REPORT_LIMITS } from '@vitrina/contract/error-reports/limits.ts';
import { scrubCrumb } from '@vitrina/contract/error-reports/scrub-crumb.ts';
import { scrubReport } from '@vitrina/contract/error-reports/scrub-report.ts';
import { shortenAddress } from '@vitrina/contract/error-reports/shorten-address.ts';

/** The client collects all of this by itself; what is scrubbed away need not be collected. */
const COLLECTED = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
} satisfies BrowserOptions['dataCollection'];

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
