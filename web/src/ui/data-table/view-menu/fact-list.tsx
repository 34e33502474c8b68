import { Checkbox, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cardFacts, MAX_FACTS, toggleFact } from '../cards/card-facts.ts';
import type { Grid } from '../use-grid.ts';
import classes from './view-menu.module.css';

/** interface-rules.md G17: the person chooses what the cards show. */
export function FactList<Row>({ grid: { own, ordered } }: { grid: Grid<Row> }) {
  const { t } = useTranslation();
  const free = ordered.slice(1).filter(({ isFixed }) => isFixed !== true);
  const chosen = cardFacts(ordered, own.preferences)
    .filter(({ isFixed }) => isFixed !== true)
    .map(({ id }) => id);
  return (
    <Stack gap="sm" className={classes['list'] ?? ''} role="group" aria-label={t('ui.table.facts')}>
      <Text size="xs" fw={600} c="dimmed">
        {t('ui.table.factsUpTo', { count: MAX_FACTS })}
      </Text>
      {free.map(({ id, header }) => (
        <Checkbox
          key={id}
          label={t(header)}
          checked={chosen.includes(id)}
          disabled={chosen.length >= MAX_FACTS && !chosen.includes(id)}
          onChange={() => own.change({ facts: toggleFact(chosen, id) })}
        />
      ))}
    </Stack>
  );
}
