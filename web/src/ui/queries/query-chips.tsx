import { Pill } from '@mantine/core';
import { type KeyboardEvent, memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsRightToLeft } from '../../platform/texts/use-format.ts';
import { chipAct } from './chip-keys.ts';
import classes from './queries-field.module.css';
import type { Queries } from './use-queries.ts';

type QueryChipsProps = {
  value: readonly string[];
  /** The list itself: its children take the focus by their place. */
  list: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
  queries: RefObject<Queries>;
};

/** Hundreds of chips are drawn when they change and not with every letter that is typed. */
function PlainQueryChips({ value, list, field, queries }: QueryChipsProps) {
  const { t } = useTranslation();
  const isRightToLeft = useIsRightToLeft();

  function focus(index: number): void {
    const chip = list.current?.children[index];
    if (chip instanceof HTMLElement) chip.focus();
    else field.current?.focus();
  }

  function edit(index: number): void {
    queries.current.edit(index);
    field.current?.focus();
  }

  function press(event: KeyboardEvent, index: number): void {
    const act = chipAct(event.key, { index, count: value.length, isRightToLeft });
    // A letter is meant for the field, which gets it there.
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (isLetter) field.current?.focus();
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'input') field.current?.focus();
    else if (act === 'edit') edit(index);
    else if (act === 'remove') {
      queries.current.remove(index);
      requestAnimationFrame(() => focus(Math.min(index, value.length - 2)));
    } else focus(act.go);
  }

  return (
    <div ref={list} className={classes['chips']} role="list" aria-label={t('ui.queries.chosen')}>
      {value.map((query, index) => (
        <Pill
          key={query}
          role="listitem"
          tabIndex={-1}
          data-mantine-stop-propagation
          className={classes['chip'] ?? ''}
          withRemoveButton
          onRemove={() => queries.current.remove(index)}
          onDoubleClick={() => edit(index)}
          onKeyDown={(event) => press(event, index)}
          title={t('ui.queries.chipHint')}
          removeButtonProps={{ 'aria-label': t('ui.queries.remove', { query }), 'aria-hidden': false }}
        >
          <bdi>{query}</bdi>
        </Pill>
      ))}
    </div>
  );
}

export const QueryChips = memo(PlainQueryChips);
