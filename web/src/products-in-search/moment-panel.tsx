import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ShelfMoment } from '@vitrina/contract/products-in-search.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../platform/browser/use-shortcut.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { TYPED_OVER } from '../ui/typed-over.ts';
import { listAgainst } from './choose-moment.ts';
import classes from './shelf.module.css';
import type { ShelfView } from './use-shelf-view.ts';

type PanelProps = { view: ShelfView; moment: ShelfMoment };

/** The time of a shelf: the slider replays what was stored, oldest on the left. */
export function MomentPanel({ view, moment }: PanelProps) {
  return (
    <Panel>
      <div className={classes['time']}>
        <MomentSlider view={view} moment={moment} />
        <AgainstField view={view} moment={moment} />
      </div>
    </Panel>
  );
}

function MomentSlider({ view: { known, change }, moment }: PanelProps) {
  const { t, format } = useTexts();
  const id = useId();
  const last = known.length - 1;
  const index = last - known.findIndex(({ takenAt }) => takenAt === moment.takenAt);
  const show = (next: number) => change({ at: next >= last ? '' : (known[last - next]?.takenAt ?? '') });
  const named = `${format.instantShort(moment.takenAt)}, ${t(`productsInSearch.sources.${moment.source}`)}`;
  return (
    <div className={classes['moment']}>
      <Group justify="space-between" gap="xs">
        <Text component="label" htmlFor={id} size="sm" fw={500}>
          {t('productsInSearch.moment')}: {named}
        </Text>
        <Text size="sm" c="dimmed">
          {t('productsInSearch.ofMoments', { index: index + 1, total: known.length })}
        </Text>
      </Group>
      <div className={classes['slider']} dir="ltr">
        <Step direction={-1} isDisabled={index <= 0} onStep={() => show(index - 1)} />
        <input
          id={id}
          type="range"
          min={0}
          max={Math.max(last, 0)}
          value={index}
          disabled={last < 1}
          aria-valuetext={named}
          onChange={(event) => show(Number(event.currentTarget.value))}
        />
        <Step direction={1} isDisabled={index >= last} onStep={() => show(index + 1)} />
      </div>
    </div>
  );
}

type StepProps = { direction: -1 | 1; isDisabled: boolean; onStep: () => void };

/** interface-rules.md G15: `[` and `]` move by one moment. */
function Step({ direction, isDisabled, onStep }: StepProps) {
  const { t } = useTranslation();
  const isNext = direction === 1;
  const name = t(isNext ? 'productsInSearch.later' : 'productsInSearch.earlier');
  useShortcut(isNext ? 'BracketRight' : 'BracketLeft', name, isDisabled ? null : onStep);
  const Chevron = isNext ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={name}
      aria-keyshortcuts={isNext ? ']' : '['}
      disabled={isDisabled}
      onClick={onStep}
    >
      <Chevron size={17} aria-hidden />
    </ActionIcon>
  );
}

function AgainstField({ view: { known, against, change }, moment }: PanelProps) {
  const { t, format } = useTexts();
  // Any stored moment may be typed for; those worth it come first.
  const moments = [...new Set([...listAgainst(known, moment), ...known])].filter(
    ({ takenAt }) => takenAt !== moment.takenAt || takenAt === against?.takenAt,
  );
  return (
    <SelectField
      w={{ base: '100%', sm: 230 }}
      label={t('productsInSearch.against')}
      data={[
        { value: '', label: t('productsInSearch.againstNone') },
        ...moments.map(({ takenAt }) => ({ value: takenAt, label: format.instantShort(takenAt) })),
      ]}
      value={against?.takenAt ?? ''}
      onChange={(value) => change({ against: value ?? '' })}
      limit={60}
      allowDeselect={false}
      searchable
      {...TYPED_OVER}
    />
  );
}
