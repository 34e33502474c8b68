import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeField } from '../ui/typed-text/whole-field.tsx';
import { toWhole } from '../ui/typed-text/whole-number.ts';
import { boundsOf, toArea } from './area.ts';

type AreaFieldsProps = { area: readonly number[]; onArea: (area: number[]) => void };

const MOST = 2_000_000_000;
const NAMES = ['countFrom', 'countTo', 'competitorsFrom', 'competitorsTo'] as const;
type Draft = Record<(typeof NAMES)[number], string>;
const EMPTY: Draft = { countFrom: '', countTo: '', competitorsFrom: '', competitorsTo: '' };

function draftOf(area: readonly number[]): Draft {
  const bounds = boundsOf(area);
  if (bounds === undefined) return EMPTY;
  const text = (value: number) => (value === 0 || value === MOST ? '' : String(value));
  const [countFrom, countTo] = bounds.count;
  const [competitorsFrom, competitorsTo] = bounds.competitors;
  return {
    countFrom: text(countFrom),
    countTo: text(countTo),
    competitorsFrom: text(competitorsFrom),
    competitorsTo: text(competitorsTo),
  };
}

/** The same choice as with the lasso, by keyboard: a rectangle of demand and competition. */
export function AreaFields({ area, onArea }: AreaFieldsProps) {
  const { t } = useTranslation();
  const key = area.join(',');
  const [draft, setDraft] = useState({ of: key, values: draftOf(area) });
  const values = draft.of === key ? draft.values : draftOf(area);
  function choose(event: FormEvent): void {
    event.preventDefault();
    const side = (name: keyof Draft, absent: number) => toWhole(values[name]) ?? absent;
    if (NAMES.every((name) => toWhole(values[name]) === undefined)) return onArea([]);
    onArea(
      toArea({
        count: [side('countFrom', 0), side('countTo', MOST)],
        competitors: [side('competitorsFrom', 0), side('competitorsTo', MOST)],
      }),
    );
  }
  return (
    <form onSubmit={choose} aria-label={t('undervaluedQueries.scatter.fields')}>
      <Group gap="sm" align="flex-end" mt="sm">
        {NAMES.map((name) => (
          <WholeField
            key={name}
            w={140}
            label={t(`undervaluedQueries.scatter.${name}`)}
            value={values[name]}
            onChange={(text) => setDraft({ of: key, values: { ...values, [name]: text } })}
          />
        ))}
        <Button type="submit" variant="default">
          {t('undervaluedQueries.scatter.choose')}
        </Button>
        {area.length > 0 && (
          <Button variant="subtle" onClick={() => onArea([])}>
            {t('undervaluedQueries.scatter.clear')}
          </Button>
        )}
      </Group>
    </form>
  );
}
