import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import type { ProductChange } from '@vitrina/contract/cards/changes.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { RadarCard } from '@vitrina/contract/radar/card.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { openNotes } from '../../../products/notes/notes-state.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PeriodField } from '../../../ui/period/period-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { WaitingState } from '../../../ui/states/waiting-state.tsx';
import { LockedLine } from '../../feed/locked-line.tsx';
import classes from '../card.module.css';
import { type CardScope, useCardFigures } from '../use-radar-card.ts';
import { FlagsRow } from './flags-row.tsx';
import { StripRowView } from './strip-row.tsx';
import { cardRows, figureRows, listStops } from './strip-rows.ts';
import { latestOf, textAt } from './strip-words.ts';
import own from './strips.module.css';
import { StripsTable } from './strips-table.tsx';
import { TimeAxis } from './time-axis.tsx';
import { useCursor } from './use-cursor.ts';
import { useMarks } from './use-marks.ts';

type StripsPanelProps = { card: RadarCard; scope: CardScope; changes: readonly ProductChange[] };

/** The card over time: each fact a strip, all over one axis, with what followed under them. */
export function StripsPanel({ card, scope, changes }: StripsPanelProps) {
  const { t } = useTexts();
  const { search, bounds, period, planDays, change } = scope;
  const isTable = search.view === 'table';
  const Sign = isTable ? IconChartBar : IconTable;
  return (
    <Panel>
      <div className={classes['controls']}>
        <PeriodField
          label={t('radarCard.period')}
          isChip
          value={period}
          onChange={change}
          minimum={bounds.minimum}
          maximum={bounds.maximum}
          minimumText={t('radarCard.oldest')}
          planDays={planDays}
        />
        {card.strips !== null && (
          <Button
            variant="default"
            leftSection={<Sign size={17} aria-hidden />}
            onClick={() => change({ view: isTable ? 'strips' : 'table' })}
          >
            {t(isTable ? 'radarCard.strips.asStrips' : 'radarCard.strips.asTable')}
          </Button>
        )}
      </div>
      {card.lockedBefore !== null && <LockedLine before={card.lockedBefore} />}
      {card.strips === null ? (
        <NoStrips card={card} />
      ) : (
        <Strips card={card} scope={scope} changes={changes} isTable={isTable} />
      )}
    </Panel>
  );
}

function NoStrips({ card: { watch } }: { card: RadarCard }) {
  const { t } = useTexts();
  if (watch?.lookedAt === null)
    return (
      <WaitingState
        title={t('radarCard.waiting.title')}
        text={t('radarCard.waiting.text')}
        at={watch.nextLookAt}
      />
    );
  return <EmptyState title={t('radarCard.nothing.title')} text={t('radarCard.nothing.text')} />;
}

function Strips({ card, scope, changes, isTable }: StripsPanelProps & { isTable: boolean }) {
  const words = useTexts();
  const { t, format } = words;
  const figures = useCardFigures(card.sku, scope);
  const marks = useMarks({ sku: card.sku, name: card.name ?? String(card.sku) }, changes);
  const [from, to] = [Date.parse(card.from), Date.parse(card.to)];
  const { rows, stops, period } = useMemo(() => {
    const whole = { from, to };
    const all = [...cardRows(card), ...figureRows(figures.data, whole)];
    const flags = marks.map(({ at }) => at);
    return { rows: all, stops: listStops(all, flags, whole), period: whole };
  }, [card, figures.data, marks, from, to]);
  const cursor = useCursor(stops, period);
  if (isTable) return <StripsTable rows={rows} stops={stops} />;
  const spoken = [
    format.instant(new Date(cursor.kept).toISOString()),
    ...rows.map(
      (row) =>
        `${t(`radarCard.strips.rows.${row.id}`)}: ${textAt(row, cursor.chosen ?? latestOf(row, period.to), words)}`,
    ),
    ...marks
      .filter(({ at }) => Math.floor(at / MINUTE_MS) === Math.floor(cursor.kept / MINUTE_MS))
      .map(({ text }) => text),
  ].join('. ');
  const open = ({ kind, id }: (typeof marks)[number]) =>
    kind === 'change'
      ? scope.openChange(id)
      : openNotes({ sku: card.sku, name: card.name ?? String(card.sku), noteId: id, isForReading: true });
  return (
    <>
      <div className={own['strips']} {...cursor.pointer}>
        <FlagsRow marks={marks} period={period} onOpen={open} />
        {rows.map((row) => (
          <StripRowView key={row.id} row={row} period={period} at={cursor.at} shown={cursor.shown} />
        ))}
        <TimeAxis period={period} cursor={cursor} spoken={spoken} />
      </div>
      <div className={own['foot']}>
        <FirstLook card={card} />
        {rows.some(({ id }) => id === 'places') && <span>{t('radarCard.strips.placesHint')}</span>}
        <span>{t('radarCard.strips.hint')}</span>
      </div>
    </>
  );
}

/** The first look is what changes are counted from, and no change itself. */
function FirstLook({ card: { strips, from } }: { card: RadarCard }) {
  const { t, format } = useTexts();
  const first = strips?.sources.map(({ knownFrom }) => knownFrom).toSorted()[0];
  const isInPeriod = first !== undefined && Date.parse(first) - Date.parse(from) > MINUTE_MS;
  if (!isInPeriod) return null;
  return <span>{t('radarCard.strips.firstLook', { at: format.instantShort(first) })}</span>;
}
