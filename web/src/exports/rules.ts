import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { Export } from '@vitrina/contract/exports.ts';

const POLL_MS = 1000;

/** Names a removal that can still be taken back. */
export function keyOf(exportId: string): string {
  return `export-${exportId}`;
}

/** Whether the person has files there that may be asked for. */
export function hasExports(cabinet: Pick<Cabinet, 'isBlocked'> | null, mayView: boolean): boolean {
  return mayView && cabinet !== null && !cabinet.isBlocked;
}

/** What has ended changes no more. */
export function lookAgainMs(exports: readonly Pick<Export, 'state'>[]): number | false {
  return exports.some(isRunning) ? POLL_MS : false;
}

/** Those that nobody is about to remove. */
export function staying(exports: readonly Export[], leaving: ReadonlySet<string>): Export[] {
  return exports.filter(({ id }) => !leaving.has(keyOf(id)));
}

/** Whether removing it cannot be made good by ordering it again: its rows may have changed since. */
export function isLost(exports: readonly Pick<Export, 'id' | 'state'>[], exportId: string): boolean {
  return exports.some(({ id, state }) => id === exportId && state === 'ready');
}

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
  return rowsDone / rowsTotal;
}
