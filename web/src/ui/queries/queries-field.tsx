import { Combobox, Pill, PillsInput, Text, useCombobox } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { isQueryList, type ParsedQueries, parseQueries } from './parse-queries.ts';
import { ParseReport } from './parse-report.tsx';
import classes from './queries-field.module.css';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

export type QueriesFieldProps = {
  value: readonly string[];
  onChange: (queries: string[]) => void;
  maximum: number;
  maximumLength: number;
  suggest?: Suggest;
  label: string;
  placeholder?: string;
  error?: string;
};

/** G9: queries typed one by one or pasted as a list; chips with a count, and a report of what was not taken. */
export function QueriesField(props: QueriesFieldProps) {
  const { value, onChange, maximum, maximumLength, suggest, label, placeholder, error } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const combobox = useCombobox();
  const [text, setText] = useState('');
  const [report, setReport] = useState<ParsedQueries>();
  const suggestions = useSuggestions(text, value, suggest);

  function add(list: string): void {
    const parsed = parseQueries(list, { existing: value, maximum, maximumLength });
    setReport(parsed);
    setText('');
    combobox.closeDropdown();
    if (parsed.accepted.length !== value.length) onChange(parsed.accepted);
  }

  function remove(query: string): void {
    setReport(undefined);
    onChange(value.filter((kept) => kept !== query));
  }

  function takeKey(event: KeyboardEvent): void {
    const isEnter = event.key === 'Enter' && combobox.getSelectedOptionIndex() === -1;
    if ((isEnter || event.key === ';') && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '') {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  function takePaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (!isQueryList(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={add} withinPortal>
        <Combobox.DropdownTarget>
          <PillsInput
            id={id}
            label={label}
            error={error}
            className={classes['field']}
            rightSection={
              <Text size="xs" c={value.length >= maximum ? 'red' : 'dimmed'} className={classes['count']}>
                {t('ui.limit.of', { current: format.count(value.length), maximum: format.count(maximum) })}
              </Text>
            }
            rightSectionWidth={72}
          >
            <Pill.Group className={classes['pills']}>
              {value.map((query) => (
                <Pill
                  key={query}
                  withRemoveButton
                  onRemove={() => remove(query)}
                  removeButtonProps={{
                    'aria-label': t('ui.queries.remove', { query }),
                    'aria-hidden': false,
                  }}
                >
                  {query}
                </Pill>
              ))}
              <Combobox.EventsTarget withExpandedAttribute>
                <PillsInput.Field
                  value={text}
                  placeholder={value.length === 0 ? (placeholder ?? t('ui.queries.placeholder')) : ''}
                  onChange={(event) => {
                    setText(event.currentTarget.value);
                    combobox.openDropdown();
                    combobox.resetSelectedOption();
                  }}
                  onKeyDown={takeKey}
                  onPaste={takePaste}
                  onBlur={() => (text.trim() === '' ? combobox.closeDropdown() : add(text))}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={suggestions.length === 0}>
          <Combobox.Options>
            {suggestions.map(({ query, count }) => (
              <Combobox.Option key={query} value={query} className={classes['option'] ?? ''}>
                <span>{query}</span>
                <Text span size="xs" c="dimmed">
                  {format.count(count)}
                </Text>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <div aria-live="polite">
        {report !== undefined && (
          <ParseReport report={report} maximum={maximum} maximumLength={maximumLength} />
        )}
      </div>
    </div>
  );
}
