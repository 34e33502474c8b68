import type { Import } from '@vitrina/contract/query-imports.ts';

const POLL_MS = 1000;

type Stated = readonly Pick<Import, 'id' | 'state'>[];

/** Asked for again while one of them is being read. */
export function pollMs(imports: Stated): number | false {
  return imports.some(({ state }) => state === 'running') ? POLL_MS : false;
}

/** Another text once one more has ended well. */
export function doneImports(imports: Stated): string {
  return imports
    .filter(({ state }) => state === 'done')
    .map(({ id }) => id)
    .join();
}

type Seen = { cabinetId: number; done: string };

/** Whether an import has ended well since the list of the same cabinet was seen last. */
function hasEndedWell(before: Seen | undefined, now: Seen): boolean {
  if (before?.cabinetId !== now.cabinetId) return false;
  const known = new Set(before.done.split(','));
  return now.done !== '' && now.done.split(',').some((id) => !known.has(id));
}

/** Calls back after each look at which an import has ended well since the one before; nothing is seen until a list is there. */
export function watchImports(onEnd: () => void) {
  let seen: Seen | undefined;
  return (cabinetId: number, imports: Stated | undefined) => {
    if (imports === undefined) return;
    const now = { cabinetId, done: doneImports(imports) };
    if (hasEndedWell(seen, now)) onEnd();
    seen = now;
  };
}
