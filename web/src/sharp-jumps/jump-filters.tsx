import { Button, Checkbox, Input, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { JUMP_METRICS, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { DayField } from '../ui/period/day-field.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import type { SharpJumpsSearch } from './search.ts';
import classes from './sharp-jumps.module.css';
import { baseForPeople } from './to-question.ts';
import type { JumpScope } from './use-jump-scope.ts';
import type { Answer } from './use-jumps.ts';

/** The fields of the form as they are typed. */
type FilterDraft = Pick<SharpJumpsSearch, 'day' | 'window' | 'metric' | 'contains' | 'misspelt'> & {
  base: string;
};

export function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export function toDraft({ day, window, metric, contains, misspelt, base }: SharpJumpsSearch): FilterDraft {
  return { day, window, metric, contains, misspelt, base: base === undefined ? '' : String(base) };
}

/** An empty or zero base is the usual one of the metric. */
export function fromDraft({ base, contains, ...rest }: FilterDraft): Partial<SharpJumpsSearch> {
  return { ...rest, contains: contains.trim(), base: Number(base) > 0 ? Number(base) : undefined };
}

type JumpFiltersProps = { view: JumpScope; visible: Answer['visible'] | undefined; isAsking: boolean };

const WINDOWS = [7, 28] as const;
/** Two fields stand side by side on a phone. */
const HALF = 'calc(50% - 6px)';
const LONGEST_TEXT = 200;
const LONGEST_NUMBER = 9;

/** What is asked for counts when it is sent: every question costs a run of the plan. */
export function JumpFilters({ view: { search, change }, visible, isAsking }: JumpFiltersProps) {
  const { t, format } = useTexts();
  const key = JSON.stringify(toDraft(search));
  const [state, setState] = useState({ of: key, draft: toDraft(search) });
  // Back, a chip or a saved view may have changed the address meanwhile.
  const draft = state.of === key ? state.draft : toDraft(search);
  const put = (next: Partial<FilterDraft>) => setState({ of: key, draft: { ...draft, ...next } });
  function ask(event: FormEvent): void {
    event.preventDefault();
    change(fromDraft(draft));
  }
  return (
    <Panel>
      <form onSubmit={ask} aria-label={t('sharpJumps.filters.label')}>
        <div className={classes['filters']}>
          <SelectField
            w={{ base: '100%', sm: 190 }}
            label={t('sharpJumps.filters.metric')}
            value={draft.metric}
            onChange={(value) => put({ metric: JUMP_METRICS.find((one) => one === value) ?? 'count' })}
            data={JUMP_METRICS.map((metric) => ({ value: metric, label: t(`sharpJumps.metrics.${metric}`) }))}
            allowDeselect={false}
          />
          <Input.Wrapper
            label={t('sharpJumps.filters.window')}
            labelElement="div"
            labelProps={{ id: 'jump-window' }}
          >
            <SegmentedControl
              className={classes['window'] ?? ''}
              aria-labelledby="jump-window"
              value={String(draft.window)}
              onChange={(value) => put({ window: value === '28' ? 28 : 7 })}
              data={WINDOWS.map((days) => ({
                value: String(days),
                label: t('sharpJumps.filters.days', { count: days }),
              }))}
            />
          </Input.Wrapper>
          <DayField
            w={{ base: HALF, sm: 180 }}
            label={t('sharpJumps.filters.day')}
            bounds={visible && { minimum: visible.from, maximum: visible.to }}
            value={draft.day}
            onChange={(day) => put({ day })}
          />
          <TextInput
            w={{ base: HALF, sm: 170 }}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            label={
              draft.metric === 'gmv' ? t('sharpJumps.filters.base.money') : t('sharpJumps.filters.base.count')
            }
            placeholder={format.count(baseForPeople(draft.metric, USUAL_BASES[draft.metric]))}
            maxLength={LONGEST_NUMBER}
            value={draft.base}
            onChange={(event) => put({ base: keepDigits(event.currentTarget.value) })}
          />
          <TextInput
            w={{ base: '100%', sm: 230 }}
            label={t('sharpJumps.filters.contains')}
            leftSection={<IconSearch size={16} aria-hidden />}
            dir="auto"
            maxLength={LONGEST_TEXT}
            value={draft.contains}
            onChange={(event) => put({ contains: event.currentTarget.value })}
          />
          <Checkbox
            className={classes['check'] ?? ''}
            label={t('queries.misspeltOnly')}
            checked={draft.misspelt}
            onChange={(event) => put({ misspelt: event.currentTarget.checked })}
          />
          <Button type="submit" loading={isAsking}>
            {t('sharpJumps.filters.ask')}
          </Button>
          <Checkbox
            className={classes['check'] ?? ''}
            label={t('sharpJumps.filters.hideSeasonal')}
            checked={search.hideSeasonal}
            onChange={(event) => change({ hideSeasonal: event.currentTarget.checked })}
          />
        </div>
        <p className={classes['note']}>{t('sharpJumps.filters.note')}</p>
        <p className={classes['note']}>
          {visible !== undefined &&
            t('sharpJumps.filters.inPlan', { from: format.day(visible.from), to: format.day(visible.to) })}
        </p>
      </form>
    </Panel>
  );
}
