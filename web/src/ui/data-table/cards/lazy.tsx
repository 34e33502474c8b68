import type { ReactNode } from 'react';
import { onDemand } from '../../../platform/loading/on-demand.tsx';
import { preload } from '../../../platform/loading/preload.ts';
import { SkeletonCards } from './skeleton-cards.tsx';
import type { TableCardsProps } from './table-cards.tsx';

const Cards = onDemand<TableCardsProps<unknown>>(
  async () => (await import('./table-cards.tsx')).TableCards,
  ({ grid, label }) => <SkeletonCards grid={grid} label={label} count={grid.rows?.length ?? 0} />,
);

/** Only on narrow screens, where they come while the rows do. */
export const TableCards = Cards as <Row>(props: TableCardsProps<Row>) => ReactNode;

export function preloadCards(): void {
  preload(Cards);
}
