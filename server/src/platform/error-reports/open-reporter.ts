import { createStackParser, createTransport, linkedErrorsIntegration, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { COLLECTED, REPORT_LIMITS } from '@vitrina/contract/error-reports/limits.ts';
import { scrubReport } from '@vitrina/contract/error-reports/scrub-report.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { Env } from '../env.ts';
import type { ProcessRole } from '../process-role.ts';

/** Where an error happened: names of ours and numbers of requests, never what somebody sent. */
export type Place = { transaction?: string; tags?: Record<string, string> };

export type Reporter = {
  report(error: unknown, place?: Place): void;
  /** Waits until what is on its way has been sent, for two seconds at most, and reports no more. */
  close(): Promise<void>;
};

type Settings = Pick<
  Env,
  'ERROR_REPORTING_DSN' | 'ERROR_REPORTING_ENVIRONMENT' | 'ERROR_REPORTING_SAMPLE_RATE'
>;

const LONGEST_FLUSH_MS = 2000;
const LONGEST_SEND_MS = 10_000;

/** Has no effect on the process: it neither listens to errors by itself nor changes anything it could be asked with. */
export function openReporter(env: Settings, role: ProcessRole): Reporter | undefined {
  if (env.ERROR_REPORTING_DSN === '') return undefined;
  // As many as are sent; by itself Node keeps ten.
  Error.stackTraceLimit = REPORT_LIMITS.frames;
  const client = new ServerRuntimeClient({
    dsn: env.ERROR_REPORTING_DSN,
    environment: env.ERROR_REPORTING_ENVIRONMENT,
    sampleRate: env.ERROR_REPORTING_SAMPLE_RATE,
    release: `v${manifest.version}`,
    platform: 'node',
    sendClientReports: false,
    transport: (options) => createTransport(options, ({ body }) => post(options.url, body)),
    transportOptions: { bufferSize: REPORT_LIMITS.pending },
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkedErrorsIntegration({ limit: REPORT_LIMITS.causes })],
    dataCollection: COLLECTED,
    beforeSend: (event) => ({ ...scrubReport(event), type: undefined }),
  });
  client.init();
  return {
    report: (error, { transaction, tags = {} } = {}) => {
      const scope = new Scope();
      scope.setTags({ ...tags, role });
      if (transaction !== undefined) scope.setTransactionName(transaction);
      client.captureException(error, { originalException: error }, scope);
    },
    close: async () => void (await client.close(LONGEST_FLUSH_MS)),
  };
}

async function post(url: string, body: string | Uint8Array) {
  const answer = await fetch(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_SEND_MS),
  });
  // A connection is free again when its answer has been read.
  await answer.arrayBuffer();
  return {
    statusCode: answer.status,
    headers: {
      'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
      'retry-after': answer.headers.get('retry-after'),
    },
  };
}
