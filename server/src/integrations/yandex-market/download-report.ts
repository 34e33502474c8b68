import { sendOrFail } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { type MarketKey, YANDEX_MARKET } from './call-market.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { type Sheets, unpackSheets } from './unpack-sheets.ts';

/** The link has lived its hour: getReport tells a new one. */
export type LinkExpired = { outcome: 'linkExpired'; message: string };

const TIMEOUT_MS = 120_000;
const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024;
// An object store refuses an old link in these ways.
const EXPIRED = [400, 403, 404, 410];

function isTrusted(link: string, baseUrl: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, origin } = new URL(link);
  return protocol === 'https:' || origin === new URL(baseUrl).origin;
}

/** The sheets of a ready report. The key stays at home: the link leads to another host. */
export async function downloadReport(
  { baseUrl, send }: Pick<MarketKey, 'baseUrl' | 'send'>,
  link: string,
): Promise<CallAnswer<Sheets> | LinkExpired> {
  if (!isTrusted(link, baseUrl)) return { outcome: 'drift', message: 'the link of a report leads elsewhere' };
  const answer = await sendOrFail(send, {
    api: YANDEX_MARKET,
    method: 'GET',
    url: link,
    secrets: [new URL(link).search.slice(1)],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ARCHIVE_BYTES,
  });
  if (answer.outcome !== 'answered') return answer;
  if (EXPIRED.includes(answer.status)) return { outcome: 'linkExpired', message: `HTTP ${answer.status}` };
  if (answer.status !== 200) return judgeRefusal(answer);
  const sheets = unpackSheets(answer.body);
  return sheets
    ? { outcome: 'ok', data: sheets }
    : { outcome: 'drift', message: 'not an archive of CSV files' };
}
