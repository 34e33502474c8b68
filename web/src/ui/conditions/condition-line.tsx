import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { isShared } from '../../platform/token/shared-secret.ts';
import { AddCondition } from './add-condition.tsx';
import type { Condition, ConditionFields, ConditionState } from './condition.ts';
import { ConditionChip } from './condition-chip.tsx';
import classes from './condition-line.module.css';
import { listChips, listUnset, nextFocus } from './list-conditions.ts';
import { type Refusal, useRefusal } from './use-refusal.ts';

type ConditionLineProps<State, Id extends string> = {
  conditions: readonly Condition<State, Id>[];
  fields: ConditionFields<NoInfer<State>, Id>;
  values: ConditionState<NoInfer<State>>;
  /** What the last answer was refused for. */
  error?: Error | null;
  isAsking?: boolean;
  /** Before the chips. */
  lead?: ReactNode;
  /** After them. */
  more?: ReactNode;
};

const ADD = '';

/** Nowhere, or in the window that closes. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
}

function Refused({ refusal }: { refusal: Refusal | undefined }) {
  return refusal === undefined ? null : (
    <Alert color="red" role="alert" py={6} px="sm">
      {refusal.text}
    </Alert>
  );
}

/** interface-rules.md G21: the conditions of a screen in one line; a chip opens its field, the last one adds another. */
export function ConditionLine<State, Id extends string>(props: ConditionLineProps<State, Id>) {
  const { conditions, fields, values, error = null, isAsking = false } = props;
  const { state, applied, changeNow, apply } = values;
  const words = useTexts();
  const { t } = words;
  const line = useRef<HTMLFieldSetElement>(null);
  const [opened, setOpened] = useState<Id>();
  const refusal = useRefusal(conditions, error, setOpened);
  const listed = { conditions, state, fields, words };
  // What somebody has shared is looked at as it is.
  const isFixed = isShared();
  const given = listChips({ ...listed, applied, opened });
  const chips = isFixed ? given.map((chip) => ({ ...chip, isRemovable: false, hasField: false })) : given;
  const changeOf = ({ isFree }: Condition<State, Id>) => (isFree === true ? changeNow : values.change);

  /** Once the line is drawn anew. */
  function focus(id: string): void {
    const find = (one: string) =>
      line.current?.querySelector<HTMLElement>(`[data-condition="${CSS.escape(one)}"]`);
    requestAnimationFrame(() => (find(id) ?? find(ADD))?.focus());
  }

  function remove(id: Id): void {
    const { cleared } = conditions.find((one) => one.id === id) ?? {};
    if (cleared === undefined) return;
    setOpened(undefined);
    changeNow(cleared);
    focus(
      nextFocus(
        chips.map((chip) => chip.id),
        id,
      ) ?? ADD,
    );
  }

  function add(condition: Condition<State, Id>): void {
    if (condition.added !== undefined) changeOf(condition)(condition.added);
    if (fields[condition.id] !== undefined) setOpened(condition.id);
    else focus(condition.id);
  }

  function close(id: Id): void {
    setOpened(undefined);
    // Whoever has pressed something else is there already.
    if (isLost(document.activeElement)) focus(id);
  }

  function submit(event: FormEvent, id: Id): void {
    event.preventDefault();
    close(id);
    apply?.();
  }

  return (
    <fieldset ref={line} className={classes['line']} disabled={isFixed} aria-label={t('ui.conditions.label')}>
      <div className={classes['moved']}>
        {props.lead}
        <ul className={classes['chips']} aria-label={t('ui.table.filters')} hidden={chips.length === 0}>
          {chips.map((chip) => (
            <ConditionChip
              key={chip.id}
              chip={chip}
              isOpen={opened === chip.id}
              onToggle={() => setOpened(opened === chip.id ? undefined : chip.id)}
              onClose={() => close(chip.id)}
              onRemove={() => remove(chip.id)}
            >
              {() => (
                <form onSubmit={(event) => submit(event, chip.id)}>
                  <Stack gap="sm">
                    {fields[chip.id]?.({
                      state,
                      change: (next) => {
                        const condition = conditions.find((one) => one.id === chip.id);
                        if (condition !== undefined) changeOf(condition)(next);
                      },
                      close: () => close(chip.id),
                    })}
                    {refusal?.id === chip.id && <Refused refusal={refusal} />}
                    <Group justify="flex-end">
                      <Button type="submit" size="xs">
                        {t(apply === undefined ? 'ui.conditions.done' : 'ui.conditions.apply')}
                      </Button>
                    </Group>
                  </Stack>
                </form>
              )}
            </ConditionChip>
          ))}
        </ul>
      </div>
      {!isFixed && (
        <div className={classes['acts']}>
          <AddCondition unset={listUnset(listed)} onAdd={add} />
          {apply !== undefined && (
            <Button
              size="xs"
              loading={isAsking}
              variant={chips.some(({ isChanged }) => isChanged) ? 'filled' : 'default'}
              onClick={apply}
            >
              {t('ui.conditions.apply')}
            </Button>
          )}
        </div>
      )}
      {props.more}
    </fieldset>
  );
}
