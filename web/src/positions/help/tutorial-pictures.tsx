import { Stack, Text } from '@mantine/core';
import { placeTone } from '@vitrina/contract/positions/place-tones.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { useTranslation } from 'react-i18next';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { placeText } from '../../ui/place-text.ts';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import { TrendChange } from '../../ui/sparkline/trend-change.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './help.module.css';

const WORDS = ['one', 'two', 'three'] as const;
const FAST = 40;
const TAKEN = 3;

/** A product, its queries and what they cost. */
export function AddPicture() {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" w={320} maw="100%" align="center">
      <ProductImage url={null} name={t('positionHelp.example.kettle')} size={48} />
      <Text size="xs">{t('positionHelp.example.kettle')}</Text>
      <div>
        {WORDS.map((word) => (
          <span key={word} className={classes['chip']}>
            {t(`positionHelp.tutorial.words.${word}`)}
          </span>
        ))}
      </div>
      <div style={{ width: '100%' }}>
        <LimitMeter label={t('positions.budget.queries')} current={TAKEN} maximum={FAST} />
      </div>
    </Stack>
  );
}

const HOURS = 4;
const ROWS: readonly { word: (typeof WORDS)[number]; places: readonly Place[] }[] = [
  { word: 'one', places: [12, 9, 7, null, 6, 5] },
  { word: 'two', places: [64, 58, 71, 66, 49, 44] },
  { word: 'three', places: ['notFound', 'deep', 420, 380, 190, 96] },
];

/** Hours of three queries: places, н/н, 1000+ and an hour that nobody checked. */
export function MatrixPicture() {
  const { t } = useTranslation();
  return (
    <div className={classes['matrix']} data-number>
      {ROWS.flatMap(({ word, places }) => [
        <bdi key={word} className={classes['query']}>
          {t(`positionHelp.tutorial.words.${word}`)}
        </bdi>,
        ...places.map((place, hour) => (
          <span
            key={`${word} ${String(hour)}`}
            className={classes['cell']}
            data-tone={placeTone({ place, gap: 'missed' })}
            data-late={hour >= HOURS || undefined}
          >
            {placeText(t, place)}
          </span>
        )),
      ])}
    </div>
  );
}

const LINE = [48, 45, 46, 40, 41, 33, null, 30, 24, 26, 19, 12];
const RISEN = 7.4;

/** The line of the average, what changed in a week, and the state. */
export function TrendPicture() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" align="center">
      <span style={{ scale: '1.8', marginBlock: 18 }}>
        <Sparkline values={LINE} label={t('positions.home.columns.trend')} unit="place" isInverted />
      </span>
      <TrendChange value={RISEN} unit="average" />
      <StatusBadge tone="success">{t('positions.states.active')}</StatusBadge>
    </Stack>
  );
}
