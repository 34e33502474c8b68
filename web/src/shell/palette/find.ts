import type { Icon } from '@tabler/icons-react';

const FIND_KINDS = ['recent', 'page', 'product', 'entry', 'query', 'cabinet', 'action'] as const;
type FindKind = (typeof FIND_KINDS)[number];

/** One line of the palette. */
export type Find = {
  /** Names the line among all others. */
  key: string;
  kind: FindKind;
  label: string;
  note?: string;
  icon: Icon;
  isDisabled?: boolean;
  run: () => void;
};

export type FindGroup = { kind: FindKind; finds: Find[] };

/** In the fixed order of kinds, so that a late answer never moves what is already under the finger above it. */
export function grouped(finds: readonly Find[]): FindGroup[] {
  return FIND_KINDS.map((kind) => ({ kind, finds: finds.filter((one) => one.kind === kind) })).filter(
    (group) => group.finds.length > 0,
  );
}

/** The line that a key leads to; lines that do nothing are passed over, and the ends meet. */
export function nextFind(
  finds: readonly Find[],
  current: string | undefined,
  key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End',
): string | undefined {
  const able = finds.filter(({ isDisabled }) => isDisabled !== true);
  const place = able.findIndex((find) => find.key === current);
  const last = able.length - 1;
  const steps = {
    ArrowDown: place === last ? 0 : place + 1,
    ArrowUp: place <= 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  return able[steps[key]]?.key;
}
