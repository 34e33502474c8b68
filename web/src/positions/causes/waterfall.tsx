import { Text } from '@mantine/core';
import type { Explanation } from '@vitrina/contract/positions/causes.ts';
import { useTranslation } from 'react-i18next';
import classes from './causes.module.css';
import { listWaterfallSteps } from './waterfall-steps.ts';

/** Bars from the place before to the place after. Each line says its share in words, so nothing hangs on the drawing. */
export function Waterfall({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation();
  const { placeBefore, placeAfter, wandering } = explanation;
  const words = (places: number) => {
    if (places === 0) return t('positionCauses.share.none');
    return t(places > 0 ? 'positionCauses.share.down' : 'positionCauses.share.up', {
      count: Math.abs(places),
    });
  };
  return (
    <figure className={classes['figure']}>
      <figcaption className={classes['caption']}>{t('positionCauses.waterfall')}</figcaption>
      <ol className={classes['steps']}>
        <li className={classes['end']}>{t('positionCauses.was', { place: placeBefore })}</li>
        {listWaterfallSteps(explanation).map(({ cause, places, start, length }) => (
          <li key={cause} className={classes['step']}>
            <span>{t(`positionCauses.names.${cause}`)}</span>
            <span className={classes['track']} dir="ltr" aria-hidden>
              <span
                className={classes['bar']}
                data-cause={cause === 'unexplained' ? cause : undefined}
                data-way={places > 0 ? 'down' : 'up'}
                style={{ left: `${start}%`, width: `${length}%` }}
              />
            </span>
            <span className={classes['places']}>{words(places)}</span>
          </li>
        ))}
        <li className={classes['end']}>{t('positionCauses.became', { place: placeAfter })}</li>
      </ol>
      <Text size="xs" c="dimmed">
        {t('positionCauses.wandering', { count: wandering })}
      </Text>
    </figure>
  );
}
