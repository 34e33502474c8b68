import type { Run } from '../../cabinets/runs/with-run.ts';

type Planned = { cabinetId: number; sku: number; cityId: number; createdAt: Date };

/** What a run is for the plan: the same card in the same city costs once a Moscow day. */
export function planRun({ cabinetId, sku, cityId, createdAt }: Planned): Run {
  return { cabinetId, type: 'productCardRuns', question: { sku, cityId }, requestedAt: createdAt };
}
