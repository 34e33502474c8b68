import type { Store } from '../../platform/open-store.ts';
import { Report } from './report.ts';

/** The reports that were ordered, kept over restarts. */
export type Reports = {
  add(report: Report): void;
  find(uuid: string): Report | undefined;
  /** Of one account, the latest first. */
  ofSeller(sellerId: number): Report[];
};

const KEPT_MS = 30 * 86_400_000;

export function openReports(store: Store): Reports {
  const kept = store.collection('performance.reports', Report);
  return {
    add(report) {
      for (const { uuid, createdAtMs } of kept.list()) {
        if (createdAtMs < report.createdAtMs - KEPT_MS) kept.remove(uuid);
      }
      kept.put(report.uuid, report);
    },
    find: (uuid) => kept.get(uuid),
    ofSeller: (sellerId) =>
      kept
        .list()
        .filter((report) => report.sellerId === sellerId)
        .toReversed(),
  };
}
