import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/floating/hint.tsx';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';
import { type PlaceName, type Places, placeOf } from './rules.ts';

const TONES: Record<PlaceName, Tone> = {
  title: 'success',
  description: 'info',
  unknown: 'neutral',
  nowhere: 'warning',
};

/** Where the cards have the word; of several cards, how many do. */
export function PlaceChip({ places }: { places: Places }) {
  const { t } = useTranslation();
  const place = placeOf(places);
  const counts = t('wordStatistics.placesOf', {
    title: places.title,
    description: places.description,
    count: places.total,
  });
  const hint = places.unknown > 0 ? `${counts} ${t('wordStatistics.unknownHint')}` : counts;
  return (
    <Hint label={hint}>
      <span>
        <StatusBadge tone={TONES[place]}>{t(`wordStatistics.places.${place}`)}</StatusBadge>
      </span>
    </Hint>
  );
}
