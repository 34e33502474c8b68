import { UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { WordRow } from '@vitrina/contract/word-statistics.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { heatOf } from '../ui/heat/heat.ts';
import { HeatLegend } from '../ui/heat/heat-legend.tsx';
import { Panel } from '../ui/panel.tsx';
import { layOutTreemap, type Tile } from './lay-out-treemap.ts';
import classes from './words.module.css';

const HEIGHT = 320;
/** A second line fits from here on. */
const TWO_LINES = { width: 60, height: 42 };
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type TileProps = { tile: Tile; isCurrent: boolean; onOpen: () => void; onFocus: () => void };

function WordTile({ tile, isCurrent, onOpen, onFocus }: TileProps) {
  const { t, format } = useTexts();
  const { word, left, top, width, height } = tile;
  const users = format.count(word.users ?? 0);
  const label = t('wordStatistics.tile', {
    word: word.word,
    users,
    ratio: word.ratio === null ? t('wordStatistics.noRatio') : format.share(word.ratio),
  });
  return (
    <UnstyledButton
      className={classes['tile'] ?? ''}
      style={{ left, top, width, height }}
      tabIndex={isCurrent ? 0 : -1}
      title={label}
      onClick={onOpen}
      onFocus={onFocus}
      {...(word.ratio === null ? {} : { 'data-heat': heatOf(word.ratio) })}
    >
      <bdi className={classes['tileWord']}>{word.word}</bdi>
      {width >= TWO_LINES.width && height >= TWO_LINES.height && <span>{users}</span>}
    </UnstyledButton>
  );
}

type WordTreemapProps = { words: readonly WordRow[]; onOpen: (word: WordRow) => void };

/** Area is users, colour is the period against its best. The table under it has the same words as numbers. */
export function WordTreemap({ words, onOpen }: WordTreemapProps) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [current, setCurrent] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const tiles = useMemo(() => layOutTreemap(words, width, HEIGHT), [words, width]);

  /** One stop of the Tab key for all tiles; arrows walk from the largest to the smallest. */
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(tiles.length - 1, Math.max(0, current + step));
    box.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Panel title={t('wordStatistics.map')} description={t('wordStatistics.mapText')}>
      <div ref={box} role="group" aria-label={t('wordStatistics.map')} onKeyDown={walk}>
        <div ref={ref} className={classes['map']}>
          {tiles.map((tile, index) => (
            <WordTile
              key={tile.word.key}
              tile={tile}
              isCurrent={index === Math.min(current, tiles.length - 1)}
              onOpen={() => onOpen(tile.word)}
              onFocus={() => setCurrent(index)}
            />
          ))}
        </div>
      </div>
      <HeatLegend label={t('wordStatistics.figures.ratio.name')} />
    </Panel>
  );
}
