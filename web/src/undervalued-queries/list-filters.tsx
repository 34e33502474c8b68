import { Button, Checkbox, Input, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { DayField } from '../ui/period/day-field.tsx';
import type { UndervaluedSearch } from './search.ts';
import classes from './undervalued.module.css';
import type { Answer } from './use-list.ts';
import type { UndervaluedScope } from './use-undervalued-scope.ts';
import { toWhole, WholeField } from './whole-field.tsx';

/** What stands in the fields: as texts, until it is asked for. */
type DraftNumber = 'frequency' | 'competitors' | 'priceFrom' | 'priceTo' | 'minGrowth';
type FilterDraft = Record<DraftNumber | 'contains' | 'day', string> & {
  growth: UndervaluedSearch['growth'];
  hideMine: boolean;
  misspelt: boolean;
};

export function toDraft(search: UndervaluedSearch): FilterDraft {
  const { contains, day, growth, hideMine, misspelt } = search;
  const text = (name: DraftNumber) => (search[name] === undefined ? '' : String(search[name]));
  return {
    contains,
    day,
    growth,
    hideMine,
    misspelt,
    frequency: text('frequency'),
    competitors: text('competitors'),
    priceFrom: text('priceFrom'),
    priceTo: text('priceTo'),
    minGrowth: text('minGrowth'),
  };
}

/** The market begins with queries that are searched once a day: an empty or a smaller number means those. */
export function fromDraft(draft: FilterDraft): Partial<UndervaluedSearch> {
  const { contains, day, growth, hideMine, misspelt } = draft;
  return {
    contains: contains.trim(),
    day,
    growth,
    hideMine,
    misspelt,
    frequency: Math.max(toWhole(draft.frequency) ?? 0, UNDERVALUED_BOUNDS.leastFrequency),
    competitors: toWhole(draft.competitors),
    priceFrom: toWhole(draft.priceFrom),
    priceTo: toWhole(draft.priceTo),
    minGrowth: toWhole(draft.minGrowth),
    // Another list has other points to circle.
    area: [],
  };
}

type ListFiltersProps = { view: UndervaluedScope; visible: Answer['visible'] | undefined; isAsking: boolean };
const SPANS = [7, 28] as const;
const LONGEST = 200;
/** Two fields stand side by side on a phone. */
const HALF = 'calc(50% - 6px)';

/** What is asked for counts when it is sent: every question costs a run of the plan. */
export function ListFilters({ view: { search, change }, visible, isAsking }: ListFiltersProps) {
  const { t, format } = useTexts();
  const key = JSON.stringify(toDraft(search));
  const [state, setState] = useState({ of: key, draft: toDraft(search) });
  // Back, a chip or a saved view may have changed the address meanwhile.
  const draft = state.of === key ? state.draft : toDraft(search);
  const put = (next: Partial<FilterDraft>) => setState({ of: key, draft: { ...draft, ...next } });
  const number = (name: DraftNumber, width: number) => (
    <WholeField
      w={{ base: HALF, sm: width }}
      label={t(`undervaluedQueries.filters.${name}`)}
      isSigned={name === 'minGrowth'}
      value={draft[name]}
      onChange={(text) => put({ [name]: text })}
    />
  );
  function ask(event: FormEvent): void {
    event.preventDefault();
    change(fromDraft(draft));
  }
  return (
    <Panel>
      <form onSubmit={ask} aria-label={t('undervaluedQueries.filters.label')}>
        <div className={classes['filters']}>
          <TextInput
            w={{ base: '100%', sm: 240 }}
            label={t('undervaluedQueries.filters.contains')}
            leftSection={<IconSearch size={16} aria-hidden />}
            dir="auto"
            maxLength={LONGEST}
            value={draft.contains}
            onChange={(event) => put({ contains: event.currentTarget.value })}
          />
          {number('frequency', 150)}
          {number('competitors', 170)}
          {number('priceFrom', 120)}
          {number('priceTo', 120)}
          <Input.Wrapper
            w={{ base: HALF, sm: 'auto' }}
            label={t('undervaluedQueries.filters.span')}
            labelElement="div"
            labelProps={{ id: 'growth-span' }}
          >
            <SegmentedControl
              className={classes['span'] ?? ''}
              aria-labelledby="growth-span"
              value={String(draft.growth)}
              onChange={(value) => put({ growth: value === '7' ? 7 : 28 })}
              data={SPANS.map((days) => ({
                value: String(days),
                label: t(`undervaluedQueries.filters.days.${days}`),
              }))}
            />
          </Input.Wrapper>
          {number('minGrowth', 150)}
          <DayField
            w={{ base: HALF, sm: 180 }}
            label={t('undervaluedQueries.filters.day')}
            bounds={visible && { minimum: visible.from, maximum: visible.to }}
            value={draft.day}
            onChange={(day) => put({ day })}
          />
          <Checkbox
            className={classes['check'] ?? ''}
            label={t('undervaluedQueries.filters.hideMine')}
            checked={draft.hideMine}
            onChange={(event) => put({ hideMine: event.currentTarget.checked })}
          />
          <Checkbox
            className={classes['check'] ?? ''}
            label={t('queries.misspeltOnly')}
            checked={draft.misspelt}
            onChange={(event) => put({ misspelt: event.currentTarget.checked })}
          />
          <Button type="submit" loading={isAsking}>
            {t('undervaluedQueries.filters.ask')}
          </Button>
        </div>
        <p className={classes['note']}>
          {t('undervaluedQueries.filters.note')}{' '}
          {visible !== undefined &&
            t('undervaluedQueries.filters.inPlan', {
              from: format.day(visible.from),
              to: format.day(visible.to),
            })}
        </p>
      </form>
    </Panel>
  );
}
