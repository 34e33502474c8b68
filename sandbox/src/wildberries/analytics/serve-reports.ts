import { MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import { zipSync } from 'fflate';
import { z } from 'zod';
import { formatDay, moscowDay } from '../../clock/moscow-day.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse, WbError } from '../wb-error.ts';
import { type OrderedReport, readyAtMs, statusOf } from './open-reports.ts';
import { ReportAsk } from './report-ask.ts';
import { writeReport } from './write-report.ts';

// The contract's words: "The maximum number is 20".
const MOST_A_DAY = 20;

const ListAsk = z.object({ 'filter[downloadIds]': z.union([z.uuid(), z.array(z.uuid())]).optional() });
const RetryAsk = z.object({ downloadId: z.uuid() });
const FileAsk = z.object({ downloadId: z.string() });

function requireDailyRoom({ reports, seller, now, isPlanted }: WbCall): void {
  const today = moscowDay(now);
  const made = reports
    .ofSeller(seller.id, now)
    .filter(({ orderedAtMs }) => moscowDay(new Date(orderedAtMs)) === today);
  if (made.length < MOST_A_DAY && !isPlanted('dailyLimit')) return;
  const { body } = refuse(
    'analytics',
    400,
    `The daily response limit has been exceeded. The maximum number is ${MOST_A_DAY}.`,
  );
  throw new WbError(429, { ...z.looseObject({}).parse(body), title: 'Too many requests' });
}

/** POST /api/v2/nm-report/downloads: the same order under the same id is one order. */
export const orderReport: WbOperation = (call, { body }) => {
  const { id } = ReportAsk.parse(body);
  const { reports, seller, now, isPlanted } = call;
  const known = reports.find(seller.id, id, now);
  if (known === undefined) {
    if (reports.isTaken(id)) throw refuse('analytics', 400, 'id: already used for another report');
    requireDailyRoom(call);
    const isFailing = isPlanted('reportFailed');
    reports.order({ id, sellerId: seller.id, ask: body, orderedAtMs: now.getTime(), isFailing });
  } else if (JSON.stringify(known.ask) !== JSON.stringify(body)) {
    throw refuse('analytics', 400, 'id: already used for another report');
  }
  return { data: 'Началось формирование файла/отчета' };
};

/** A report tells what was known when it was ordered, whenever it is fetched. */
async function zipReport(call: WbCall, report: OrderedReport): Promise<Uint8Array> {
  return call.reports.file(report, async () => {
    const now = new Date(report.orderedAtMs);
    const csv = await writeReport({ ...call, now }, ReportAsk.parse(report.ask));
    return zipSync({ [`${report.id}.csv`]: new TextEncoder().encode(csv) });
  });
}

async function describeReport(call: WbCall, report: OrderedReport): Promise<unknown> {
  const { id, userReportName, reportType, params } = ReportAsk.parse(report.ask);
  const status = statusOf(report, call.now);
  const period =
    'currentPeriod' in params ? params.currentPeriod : { start: params.startDate, end: params.endDate };
  const createdAt = new Date(readyAtMs(report) + MOSCOW_OFFSET_MS).toISOString();
  return {
    id,
    createdAt: createdAt.slice(0, 19).replace('T', ' '),
    status,
    name: userReportName ?? reportType,
    size: status === 'SUCCESS' ? (await zipReport(call, report)).length : 0,
    startDate: formatDay(period.start),
    endDate: formatDay(period.end),
  };
}

/** GET /api/v2/nm-report/downloads */
export const listReports: WbOperation = async (call, { query }) => {
  const { 'filter[downloadIds]': ids } = ListAsk.parse(query);
  const requested = ids === undefined ? undefined : [ids].flat();
  const reports = call.reports
    .ofSeller(call.seller.id, call.now)
    .filter(({ id }) => requested === undefined || requested.includes(id));
  if (requested !== undefined && reports.length === 0)
    throw refuse('analytics', 400, 'download id was not found');
  return { data: await Promise.all(reports.map(async (report) => describeReport(call, report))) };
};

/** POST /api/v2/nm-report/downloads/retry */
export const retryReport: WbOperation = (call, { body }) => {
  const { downloadId } = RetryAsk.parse(body);
  const report = call.reports.find(call.seller.id, downloadId, call.now);
  if (report === undefined || statusOf(report, call.now) !== 'FAILED')
    throw refuse('analytics', 400, 'check correctness of download id');
  call.reports.retry(report, call.now, call.isPlanted('reportFailed'));
  return { data: 'Retry' };
};

/** GET /api/v2/nm-report/downloads/file/{downloadId} */
export const getReportFile: WbOperation = async (call, { params }, reply) => {
  const { downloadId } = FileAsk.parse(params);
  const report = call.reports.find(call.seller.id, downloadId, call.now);
  if (report === undefined || statusOf(report, call.now) !== 'SUCCESS')
    throw refuse('analytics', 400, 'check correctness of download id');
  const file = await zipReport(call, report);
  return reply.type('application/zip').send(Buffer.from(file));
};
