import type { Column } from '../column.ts';

export type Arrangement = {
  /** Ids in the person's order; columns that came later are not in it. */
  readonly order: readonly string[];
  /** Kept in sight beside the first column. */
  readonly pinned: readonly string[];
  /** Columns whose visibility differs from the first one. */
  readonly visibility: Readonly<Record<string, boolean>>;
};

/** Every column in the person's order: the one that names the row, the pinned ones, the others, buttons last. */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  { order, pinned }: Pick<Arrangement, 'order' | 'pinned'>,
): readonly Column<Row>[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const free = placeNewOnes(
    others.filter(({ isFixed }) => isFixed !== true),
    order,
  );
  const isPinned = ({ id }: Column<Row>) => pinned.includes(id);
  return [
    first,
    ...free.filter(isPinned),
    ...free.filter((column) => !isPinned(column)),
    ...others.filter(({ isFixed }) => isFixed === true),
  ];
}

/** What is shown, in order. The first column and buttons always are. */
export function visibleColumns<Row>(
  ordered: readonly Column<Row>[],
  visibility: Arrangement['visibility'],
): readonly Column<Row>[] {
  return ordered.filter((column, index) => index === 0 || isVisible(column, visibility));
}

export function isVisible<Row>(column: Column<Row>, visibility: Arrangement['visibility']): boolean {
  return column.isFixed === true || (visibility[column.id] ?? column.isHidden !== true);
}

/** How many of the shown columns stay in sight at the start. */
export function countPinned<Row>(visible: readonly Column<Row>[], pinned: readonly string[]): number {
  return visible.filter(({ id }, index) => index === 0 || pinned.includes(id)).length;
}

export type Drop = { readonly moved: string; readonly target: string; readonly side: 'before' | 'after' };

/** A column dropped beside another one; among pinned columns it becomes one of them, elsewhere it is free. */
export function dropColumn<Row>(
  ordered: readonly Column<Row>[],
  { pinned }: Pick<Arrangement, 'pinned'>,
  { moved, target, side }: Drop,
): { order: string[]; pinned: string[] } {
  const [first] = ordered;
  const order = ordered.slice(1).flatMap(({ id, isFixed }) => (isFixed === true ? [] : [id]));
  const isMovable = order.includes(moved) && moved !== target;
  if (!isMovable) return { order, pinned: [...pinned] };
  const rest = order.filter((id) => id !== moved);
  const isBesideFirst = target === first?.id;
  const index = rest.indexOf(target);
  const behind = index === -1 ? rest.length : index + (side === 'after' ? 1 : 0);
  const others = pinned.filter((id) => id !== moved);
  const isPinned = others.includes(target) || (isBesideFirst && others.length > 0);
  return {
    order: rest.toSpliced(isBesideFirst ? 0 : behind, 0, moved),
    pinned: isPinned ? [...others, moved] : others,
  };
}

/** One place towards the start or the end, past the next column of those in sight. */
export function shiftOf<Row>(visible: readonly Column<Row>[], moved: string, by: 1 | -1): Drop | undefined {
  const index = visible.findIndex(({ id }) => id === moved);
  const neighbour = visible[index + by];
  const isStuck = index <= 0 || index + by <= 0 || neighbour === undefined || neighbour.isFixed === true;
  if (isStuck || visible[index]?.isFixed === true) return undefined;
  return { moved, target: neighbour.id, side: by === 1 ? 'after' : 'before' };
}

/** A column that the remembered order does not know stands behind its neighbour of the first order. */
function placeNewOnes<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
): readonly Column<Row>[] {
  const placed = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  columns.forEach((column, index) => {
    if (placed.includes(column)) return;
    const neighbour = columns[index - 1];
    placed.splice(neighbour === undefined ? 0 : placed.indexOf(neighbour) + 1, 0, column);
  });
  return placed;
}
