import classes from './tag-chip.module.css';
import { inkOn } from './tag-colors.ts';

type Props = { name: string; color: string };

/** A tag as it looks on products: the ink is chosen so that any colour can be read. */
export function TagChip({ name, color }: Props) {
  return (
    <span
      className={classes['chip']}
      dir="auto"
      title={name}
      style={{ '--tag': color, '--ink': inkOn(color) }}
    >
      {name}
    </span>
  );
}
