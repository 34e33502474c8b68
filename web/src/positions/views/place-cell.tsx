import { placeTone } from '@vitrina/contract/positions/place-tones.ts';
import type { CheckOutcome, Place } from '@vitrina/contract/positions/places.ts';
import { useTranslation } from 'react-i18next';
import { NotMeasured } from '../../ui/absent.tsx';
import classes from './place-cell.module.css';
import { useCellWords } from './use-cell-words.ts';

type PlaceCellProps = { place: Place; gap?: CheckOutcome | null };

/** A place in a table: coloured as in the matrix, and hatched with its reason where nobody measured. */
export function PlaceCell({ place, gap = null }: PlaceCellProps) {
  const { written, said } = useCellWords();
  const words = said({ place, gap });
  if (place === null) return <NotMeasured reason={words} />;
  return (
    <span className={classes['cell']} data-tone={placeTone({ place, gap })} title={words}>
      {written(place)}
    </span>
  );
}

const TONES = ['top10', 'top50', 'top100', 'rest'] as const;

export function PlaceLegend({ hint }: { hint: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes['legend']}>
      {TONES.map((tone) => (
        <span key={tone}>
          <i className={classes['key']} data-tone={tone} />
          <bdi>{t(`ui.matrix.tones.${tone}`)}</bdi>
        </span>
      ))}
      <span>
        <i className={classes['key']} data-tone="notFound" />
        {t('ui.absent.notFound')}
      </span>
      <span>
        <i className={classes['key']} data-tone="gap" />
        {t('ui.matrix.gap')}
      </span>
      <span>{hint}</span>
    </div>
  );
}
