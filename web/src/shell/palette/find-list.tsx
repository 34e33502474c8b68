import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Find, FindGroup } from './find.ts';
import classes from './palette.module.css';

type FindListProps = {
  id: string;
  groups: readonly FindGroup[];
  current: string | undefined;
  onPoint: (key: string) => void;
  onRun: (find: Find) => void;
};

export function optionId(listId: string, key: string | undefined): string {
  return `${listId} ${key ?? ''}`.replaceAll(/[^\w-]/gu, (sign) => `-${sign.codePointAt(0)}`);
}

/** The focus stays in the field above; the line that Enter takes is told by its id. */
export function FindList({ id, groups, current, onPoint, onRun }: FindListProps) {
  const { t } = useTranslation();
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} className={classes['list']}>
      {groups.map(({ kind, finds }) => (
        <Group key={kind} title={t(`palette.groups.${kind}`)}>
          {finds.map((find) => (
            <Line
              key={find.key}
              id={optionId(id, find.key)}
              find={find}
              isCurrent={find.key === current}
              onPoint={() => onPoint(find.key)}
              onRun={() => onRun(find)}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={classes['group']}>
      <div id={titleId} className={classes['groupTitle']}>
        {title}
      </div>
      {children}
    </div>
  );
}

type LineProps = { id: string; find: Find; isCurrent: boolean; onPoint: () => void; onRun: () => void };

function Line({
  id,
  find: { label, note, icon: Picture, isDisabled },
  isCurrent,
  onPoint,
  onRun,
}: LineProps) {
  const isAble = isDisabled !== true;
  return (
    <button
      type="button"
      // The field above keeps the focus and tells which line is current.
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-disabled={!isAble}
      className={classes['line']}
      data-current={isCurrent || undefined}
      // Pointing chooses only when the pointer moves: a list that slides under it must not.
      onPointerMove={isAble && !isCurrent ? onPoint : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={isAble ? onRun : undefined}
    >
      <Picture size={18} stroke={1.6} aria-hidden className={classes['icon'] ?? ''} />
      <span className={classes['label']} dir="auto">
        {label}
      </span>
      {note !== undefined && (
        <span className={classes['note']} dir="auto">
          {note}
        </span>
      )}
    </button>
  );
}
