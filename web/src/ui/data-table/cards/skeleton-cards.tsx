import bones from '../bones.module.css';
import type { Grid } from '../use-grid.ts';
import { cardFacts, isWide } from './card-facts.ts';
import classes from './table-cards.module.css';

/** More do not fit into a phone. */
const MOST_CARDS = 6;

type SkeletonCardsProps<Row> = { grid: Grid<Row>; label: string; count: number };

/** interface-rules.md G12: cards of the same geometry as the real ones. */
export function SkeletonCards<Row>({ grid, label, count }: SkeletonCardsProps<Row>) {
  const facts = cardFacts(grid.ordered, grid.tablePreferences.preferences);
  const cards = Array.from({ length: Math.min(MOST_CARDS, count) }, (_, index) => `skeleton-${index}`);
  return (
    <div className={classes['cards']} role="status" aria-label={label} aria-busy data-waiting>
      {cards.map((card) => (
        <div key={card} className={`${classes['card']} ${bones['waiting']}`} aria-hidden>
          <div className={classes['head']}>
            <div className={bones['bone']} style={{ width: '64%', height: 12, marginBlock: 6 }} />
          </div>
          <div className={classes['facts']}>
            {facts.map((column) => (
              <div key={column.id} className={classes['fact']} data-wide={isWide(column) || undefined}>
                <div className={bones['bone']} style={{ width: '48%', height: 8, marginBlock: 5 }} />
                <div className={bones['bone']} style={{ width: '34%', marginBlock: 7 }} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
