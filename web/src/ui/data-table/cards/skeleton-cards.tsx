import { Skeleton } from '@mantine/core';
import type { Grid } from '../use-grid.ts';
import { cardFacts } from './card-facts.ts';
import classes from './table-cards.module.css';
import { isWide } from './table-cards.tsx';

/** More do not fit into a phone. */
const MOST_CARDS = 6;

type SkeletonCardsProps<Row> = { grid: Grid<Row>; label: string; count: number };

/** interface-rules.md G12: cards of the same geometry as the real ones. */
export function SkeletonCards<Row>({ grid, label, count }: SkeletonCardsProps<Row>) {
  const facts = cardFacts(grid.ordered, grid.tablePreferences.preferences);
  const cards = Array.from({ length: Math.min(MOST_CARDS, count) }, (_, index) => `skeleton-${index}`);
  return (
    <div className={classes['cards']} role="status" aria-label={label} aria-busy>
      {cards.map((card) => (
        <div key={card} className={classes['card']} aria-hidden>
          <div className={classes['head']}>
            <Skeleton height={12} my={6} width="64%" radius="xl" />
          </div>
          <div className={classes['facts']}>
            {facts.map((column) => (
              <div key={column.id} className={classes['fact']} data-wide={isWide(column) || undefined}>
                <Skeleton height={8} my={5} width="48%" radius="xl" />
                <Skeleton height={10} my={7} width="34%" radius="xl" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
