import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cardFacts, MAX_FACTS, toggleFact } from '../cards/card-facts.ts';
import type { ColumnSet } from '../column.ts';
import { activeSet, visibilityOf } from '../columns/column-sets.ts';
import type { Grid } from '../use-grid.ts';
import { ColumnList } from './column-list.tsx';
import classes from './view-menu.module.css';

/** interface-rules.md G17: the person chooses what the cards show. */
function FactList<Row>({ grid: { tablePreferences: own, ordered } }: { grid: Grid<Row> }) {
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

export type ViewPanelProps<Row> = { grid: Grid<Row>; sets: readonly ColumnSet[]; isNarrow: boolean };

/**
 * interface-rules.md G1: which columns are shown, in which order and how tight; on narrow screens what a card shows.
 */
export function ViewPanel<Row>({ grid, sets, isNarrow }: ViewPanelProps<Row>) {
  const { t } = useTranslation();
  const { isChanged, reset } = grid.tablePreferences;
  return (
    <>
      <Stack gap="sm" className={classes['choices'] ?? ''}>
        {!isNarrow && <Sets grid={grid} sets={sets} />}
        {!isNarrow && <Density grid={grid} />}
        <Scale grid={grid} />
      </Stack>
      {isNarrow ? <FactList grid={grid} /> : <ColumnList grid={grid} />}
      {isChanged && (
        <Group className={classes['foot'] ?? ''}>
          <Button size="compact-sm" variant="subtle" onClick={reset}>
            {t('ui.table.resetView')}
          </Button>
        </Group>
      )}
    </>
  );
}

function Sets<Row>({ grid, sets }: Omit<ViewPanelProps<Row>, 'isNarrow'>) {
  const { t } = useTranslation();
  if (sets.length === 0) return null;
  const active = activeSet(grid.ordered, sets, grid.tablePreferences.preferences.visibility);
  return (
    <Stack gap={6}>
      <Text size="xs" fw={600} c="dimmed">
        {t('ui.table.sets')}
      </Text>
      <Group gap={6} role="group" aria-label={t('ui.table.sets')}>
        {sets.map((set) => (
          <Button
            key={set.id}
            size="compact-sm"
            variant={set === active ? 'light' : 'default'}
            aria-pressed={set === active}
            onClick={() => grid.tablePreferences.change({ visibility: visibilityOf(grid.ordered, set) })}
          >
            {t(set.label)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function Density<Row>({ grid }: Pick<ViewPanelProps<Row>, 'grid'>) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('ui.table.density')}
      value={grid.tablePreferences.preferences.density}
      onChange={(density) => grid.tablePreferences.change({ density })}
      data={[
        { value: 'comfortable', label: t('ui.table.comfortable') },
        { value: 'compact', label: t('ui.table.compact') },
      ]}
    />
  );
}

function Scale<Row>({ grid }: Pick<ViewPanelProps<Row>, 'grid'>) {
  const { t } = useTranslation();
  if (!grid.ordered.some(({ line }) => line !== undefined)) return null;
  return (
    <Stack gap={6}>
      <Text size="xs" fw={600} c="dimmed" id="line-scale">
        {t('ui.table.scale')}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby="line-scale"
        value={grid.tablePreferences.preferences.scale}
        onChange={(scale) => grid.tablePreferences.change({ scale })}
        data={[
          { value: 'own', label: t('ui.table.scales.own') },
          { value: 'common', label: t('ui.table.scales.common') },
        ]}
      />
    </Stack>
  );
}
