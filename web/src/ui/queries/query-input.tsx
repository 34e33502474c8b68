import { Combobox, Pill, PillsInput, Text, useCombobox, VisuallyHidden } from '@mantine/core';
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { useIsRightToLeft, useTexts } from '../../platform/texts/use-format.ts';
import classes from './queries-field.module.css';
import type { QueriesFieldProps } from './queries-field-props.ts';
import { QueryChips } from './query-chips.tsx';
import { type QueryKeysOptions, queryKeys } from './query-keys.ts';
import type { Queries } from './use-queries.ts';
import { useSuggestions } from './use-suggestions.ts';

const useQueryKeys = (options: QueryKeysOptions) => queryKeys(options, useIsRightToLeft());

export type QueryInputProps = QueriesFieldProps & { queries: Queries };

/** The chips and the line where the next query is typed, with what others search for below it. */
export function QueryInput(props: QueryInputProps) {
  const { value, suggest, label, isLabelHidden, placeholder, error, isFirst, queries } = props;
  const { t, format } = useTexts();
  const id = useId();
  const combobox = useCombobox();
  const field = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const latest = useRef(queries);
  useLayoutEffect(() => {
    latest.current = queries;
  });
  const suggestions = useSuggestions(queries.text, value, suggest);
  const keys = useQueryKeys({ value, queries, combobox, chips });

  function type(event: ChangeEvent<HTMLInputElement>): void {
    queries.setText(event.currentTarget.value);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={keys.add} withinPortal>
      <Combobox.DropdownTarget>
        <PillsInput
          id={id}
          label={isLabelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          labelProps={{ 'data-hidden': isLabelHidden }}
          error={error}
          className={classes['field'] ?? ''}
        >
          <Pill.Group className={classes['pills'] ?? ''}>
            <QueryChips value={value} list={chips} field={field} queries={latest} />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                ref={field}
                value={queries.text}
                data-autofocus={isFirst}
                placeholder={value.length === 0 ? (placeholder ?? t('ui.queries.placeholder')) : ''}
                // Escape gives an edited query back and leaves the dialog open.
                data-mantine-stop-propagation={queries.isEditing}
                onChange={type}
                onKeyDown={keys.press}
                onPaste={keys.paste}
                onBlur={keys.leave}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options>
          {suggestions.map(({ query, count }) => (
            <Combobox.Option key={query} value={query} className={classes['option'] ?? ''}>
              <bdi>{query}</bdi>
              <Text span size="xs" c="dimmed">
                {format.count(count)}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
