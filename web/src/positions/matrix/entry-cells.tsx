import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { PlaceDelta } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NotMeasured } from '../../ui/absent.tsx';
import { placeText } from '../../ui/place-text.ts';
import { placeMove } from '../../ui/sparkline/describe-change.ts';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import { ChangeMark, TrendChange } from '../../ui/sparkline/trend-change.tsx';
import classes from '../positions.module.css';
import { isCloser } from '../rules.ts';
import { thinOut } from './thin-out.ts';

/** A line of so many pixels shows no more points. */
const POINTS = 96;

type DynamicsProps = { query: string; cells: readonly PositionCell[] };

/** interface-rules.md G5: the row's own places over the period; what has no place is a gap. */
export const Dynamics = memo(function Dynamics({ query, cells }: DynamicsProps) {
  const values = useMemo(
    () =>
      thinOut(
        cells.map(({ place }) => (typeof place === 'number' ? place : null)),
        POINTS,
      ),
    [cells],
  );
  return <Sparkline values={values} label={query} unit="place" isInverted />;
});

/** interface-rules.md G6: a number of places, or what a place came from and went to where no number says it. */
export function DayDelta({ delta }: { delta: PlaceDelta | null }) {
  const { t } = useTranslation();
  if (delta === null) return <NotMeasured />;
  if (delta.places !== null) return <TrendChange value={delta.places} unit="place" />;
  if (delta.from === delta.to) return placeText(t, delta.to);
  return (
    <ChangeMark {...placeMove(isCloser(delta.from, delta.to))}>
      <small dir="ltr">
        {placeText(t, delta.from)}→{placeText(t, delta.to)}
      </small>
    </ChangeMark>
  );
}

/** Time runs from left to right in every language. */
export function betweenText(t: TFunction, { from, to }: PlaceDelta): string {
  return `${placeText(t, from)} → ${placeText(t, to)}`;
}

/** A query with the label that a person gave it, or with why it is not checked. */
export function QueryCell({ query, note }: { query: string; note: string | null }) {
  if (note === null) return query;
  return (
    <span className={classes['query']}>
      <bdi>{query}</bdi>
      <small>
        <bdi>{note}</bdi>
      </small>
    </span>
  );
}
