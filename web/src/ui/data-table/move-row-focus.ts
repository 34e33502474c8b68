import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** G15: arrows walk over rows, Enter opens, x selects. Keys typed into a field stay there. */
export function moveRowFocus(
  event: KeyboardEvent<HTMLElement>,
  act: { open: (key: string) => void; select: (key: string) => void },
): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, button, a, select, textarea') !== null) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row-key]')];
  const row = target.closest<HTMLElement>('tr[data-row-key]');
  const key = row?.dataset['rowKey'];
  const step = STEPS[event.key];
  if (step !== undefined) {
    const next = rows[row === null ? 0 : step(rows.indexOf(row), rows.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  } else if (key !== undefined && event.key === 'Enter') {
    act.open(key);
  } else if (key !== undefined && (event.key === 'x' || event.key === 'ч')) {
    act.select(key);
  } else {
    return;
  }
  event.preventDefault();
}
