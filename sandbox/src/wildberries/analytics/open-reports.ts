import { z } from 'zod';
import { createMemory } from '../../platform/create-memory.ts';
import { hash } from '../../platform/hash.ts';
import type { Store } from '../../platform/open-store.ts';

const Ordered = z.object({
  id: z.string(),
  sellerId: z.int(),
  /** The order as it was sent. */
  ask: z.unknown(),
  orderedAtMs: z.number(),
  attempt: z.int(),
  isFailing: z.boolean(),
});
export type OrderedReport = z.infer<typeof Ordered>;

export type ReportStatus = 'WAITING' | 'PROCESSING' | 'SUCCESS' | 'FAILED';

const WAITING_MS = 3000;
const SHORTEST_MS = 10_000;
const SPREAD_MS = 50_000;
const KEPT_MS = 48 * 3_600_000;
const KEPT_FILES = 30;

export function readyAtMs({ id, attempt, orderedAtMs }: OrderedReport): number {
  return orderedAtMs + SHORTEST_MS + (hash('report', id, attempt) % SPREAD_MS);
}

export function statusOf(report: OrderedReport, now: Date): ReportStatus {
  const nowMs = now.getTime();
  if (nowMs >= readyAtMs(report)) return report.isFailing ? 'FAILED' : 'SUCCESS';
  return nowMs < report.orderedAtMs + WAITING_MS ? 'WAITING' : 'PROCESSING';
}

/** The reports that sellers ordered, each under the id that the seller gave it. */
export type Reports = {
  ofSeller(sellerId: number, now: Date): OrderedReport[];
  find(sellerId: number, id: string, now: Date): OrderedReport | undefined;
  /** True if anybody has used the id for a report. */
  isTaken(id: string): boolean;
  order(report: Omit<OrderedReport, 'attempt'>): void;
  retry(report: OrderedReport, now: Date, isFailing: boolean): void;
  /** Made once and then remembered. */
  file(report: OrderedReport, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
};

export function openReports(store: Store): Reports {
  const ordered = store.collection('wildberries.reports', Ordered);
  const files = createMemory<Promise<Uint8Array>>(KEPT_FILES);

  const isKept = (report: OrderedReport, now: Date) => now.getTime() < readyAtMs(report) + KEPT_MS;
  return {
    ofSeller: (sellerId, now) =>
      ordered.list().filter((report) => report.sellerId === sellerId && isKept(report, now)),
    find(sellerId, id, now) {
      const report = ordered.get(id);
      return report?.sellerId === sellerId && isKept(report, now) ? report : undefined;
    },
    isTaken: (id) => ordered.get(id) !== undefined,
    order: (report) => ordered.put(report.id, { ...report, attempt: 1 }),
    retry: (report, now, isFailing) =>
      ordered.put(report.id, {
        ...report,
        attempt: report.attempt + 1,
        orderedAtMs: now.getTime(),
        isFailing,
      }),
    file: async ({ id, attempt }, make) => files.of(`${id} ${attempt}`, make),
  };
}
