import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatrixGroup } from '../model/matrix-lines.ts';
import classes from './heat-matrix.module.css';

type GroupCellsProps = {
  kind: 'median' | 'worst';
  group: MatrixGroup;
  width: number;
  /** For the word beside the name. */
  hasRoom: boolean;
};

/** The name of a group over all sticky columns, and what its figures are. */
export const GroupCells = memo(function GroupCells({ kind, group, width, hasRoom }: GroupCellsProps) {
  const { t } = useTranslation();
  const { name, count, isOpen } = group;
  const figure = t(`positionGrid.${kind}`);
  if (kind === 'worst') {
    return (
      <span role="rowheader" aria-colindex={1} style={{ width }} className={classes['figure']}>
        {figure}
      </span>
    );
  }
  const Sign = isOpen ? IconChevronDown : IconChevronRight;
  const text = name ?? t('positionGrid.ungrouped');
  return (
    <span
      role="rowheader"
      aria-colindex={1}
      aria-expanded={isOpen}
      style={{ width }}
      className={classes['group']}
      title={text}
    >
      <Sign size={15} aria-hidden />
      <bdi>{text}</bdi>
      <small>{count}</small>
      {hasRoom && <span className={classes['figure']}>{figure}</span>}
    </span>
  );
});
