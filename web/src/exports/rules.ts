import type { Export } from '@vitrina/contract/exports.ts';

export function isRunning({ state }: Pick<Export, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** What the panel in the corner shows: files under way and those that have ended under the person's eyes. */
export function panelItems(
  exports: readonly Export[],
  followed: ReadonlyMap<string, 'shown' | 'closed'>,
): Export[] {
  return exports.filter(({ id, state }) => state !== 'cancelled' && followed.get(id) === 'shown');
}

/** `packing`: all rows are read, and the workbook is being put together. */
export type ExportStage = 'waiting' | 'reading' | 'packing' | 'ready' | 'failed' | 'cancelled';

export function stageOf({ state, rowsDone, rowsTotal }: Export): ExportStage {
  if (state !== 'running') return state;
  return rowsTotal !== null && rowsTotal > 0 && rowsDone >= rowsTotal ? 'packing' : 'reading';
}

/** 0 to 1; null while nobody knows. */
export function shareOf(file: Export): number | null {
  const { rowsDone, rowsTotal } = file;
  if (stageOf(file) !== 'reading' || rowsTotal === null || rowsTotal === 0) return null;
  return Math.min(rowsDone / rowsTotal, 1);
}
