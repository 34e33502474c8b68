import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock/create-clock.ts';
import type { Market } from '../../market/market.ts';
import { createMemory } from '../../platform/create-memory.ts';
import type { Collection } from '../../platform/open-store.ts';
import type { Traffic } from '../../traffic/create-traffic.ts';
import { FileLink, judgeFileLink } from './file-link.ts';
import { fillReport } from './fill-report.ts';
import type { OrderedReport, ReportFormat } from './ordered-report.ts';
import { packReport } from './pack-report.ts';
import { openScope } from './report-scope.ts';

type World = { market: Market; traffic: Traffic; clock: Clock; reports: Collection<OrderedReport> };

const KEPT_FILES = 10;
const Params = z.object({ reportId: z.string() });

const KINDS: Record<ReportFormat, readonly [type: string, ending: string]> = {
  FILE: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  CSV: ['application/zip', 'zip'],
  JSON: ['application/zip', 'zip'],
};

/** Real links lead to an object store, which refuses in its own words. */
const refuse = (message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`;

/** Ready reports by their links. */
export function serveReportFiles(app: FastifyInstance, { market, traffic, clock, reports }: World): void {
  const files = createMemory<Promise<Uint8Array<ArrayBuffer>>>(KEPT_FILES);

  app.get('/report-files/:reportId', async (request, reply) => {
    const { reportId } = Params.parse(request.params);
    const link = FileLink.safeParse(request.query);
    const report = reports.get(reportId);
    const judged = link.success ? judgeFileLink(reportId, link.data, clock.now()) : 'forged';
    if (report === undefined || judged !== 'good') {
      const message = judged === 'expired' ? 'Request has expired' : 'Access Denied';
      return reply.code(403).type('application/xml').send(refuse(message));
    }
    const [type, ending] = KINDS[report.format];
    const file = await files.of(reportId, async () => {
      const sheets = await fillReport(openScope(market, traffic, report));
      return packReport(sheets, report.format);
    });
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${report.kind}.${ending}"`)
      .send(Buffer.from(file));
  });
}
