import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { MyRequest, RequestPosition } from '@vitrina/contract/my-requests.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../ui/absent.tsx';
import { Hint } from '../ui/floating/hint.tsx';
import { placeText } from '../ui/place-text.ts';
import { placesWon } from '../ui/sparkline/describe-change.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import classes from './my-requests.module.css';

const SOURCES = [
  ['isFound', 'found', 'primary'],
  ['isImported', 'imported', 'gray'],
  ['isTracked', 'tracked', 'green'],
] as const;

/** Who knows the query: any of the three, or all of them. */
export function SourceBadges({ request }: { request: MyRequest }) {
  const { t } = useTranslation();
  const known = SOURCES.filter(([flag]) => request[flag]);
  // A lost query that nobody brought or tracks is known from the past alone.
  if (known.length === 0) return <NotApplicable />;
  return (
    <Group gap={4} wrap="nowrap">
      {known.map(([flag, name, color]) => (
        <Badge key={flag} size="sm" variant="light" color={color}>
          {t(`myRequests.sources.${name}`)}
        </Badge>
      ))}
      {request.isNew && (
        <Badge size="sm" variant="light" color="yellow">
          {t('myRequests.isNew')}
        </Badge>
      )}
    </Group>
  );
}

export function QueryCell({ query }: { query: string }) {
  return (
    <Text inherit truncate dir="auto" title={query}>
      {query}
    </Text>
  );
}

/** A place that was seen, or an average with its kind: hover says which, and where. */
export function PositionCell({ position }: { position: RequestPosition }) {
  const { t, format } = useTexts();
  const { now } = position;
  const reason =
    position.kind === 'tracked'
      ? t('myRequests.positionTracked', { city: position.city })
      : t('myRequests.positionAverage');
  if (now === null) return <NotMeasured reason={`${reason}. ${t('ui.absent.notMeasured')}`} />;
  return (
    <Hint label={reason}>
      <Text inherit component="span" data-number tabIndex={0} className={classes['position'] ?? ''}>
        {placeText(t, now, (place) => format.value(place, 'place'))}
        {position.kind === 'tracked' && <span className={classes['checked']} aria-hidden />}
        <VisuallyHidden>{reason}</VisuallyHidden>
      </Text>
    </Hint>
  );
}

export function PositionChange({ position }: { position: RequestPosition }) {
  const { t } = useTranslation();
  const change = placesWon(position.before, position.now);
  if (change === null && typeof position.now === 'string') return <NotApplicable />;
  return <TrendChange value={change} unit="place" period={t('ui.trend.days', { count: 7 })} />;
}

export function LossCell({ lost }: { lost: MyRequest['lost'] }) {
  const { t, format } = useTexts();
  if (lost === null) return <NotApplicable />;
  const isHour = lost.precision === 'hour';
  return (
    <Hint label={t(isHour ? 'myRequests.lostByChecks' : 'myRequests.lostByDays')}>
      <Text inherit component="span">
        {isHour ? format.instant(lost.at) : format.day(moscowDay(new Date(lost.at)))}
      </Text>
    </Hint>
  );
}
