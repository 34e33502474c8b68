import { useState } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import classes from './difference.module.css';

type PictureSliderProps = { was: string; now: string; name: string };

const MIDDLE = 50;

/**
 * The former picture over the new one, up to a border that is moved by mouse, finger or arrows. From left to right in
 * every language: what was stands before what is.
 */
export function PictureSlider({ was, now, name }: PictureSliderProps) {
  const { t, format } = useTexts();
  const [border, setBorder] = useState(MIDDLE);
  const [before, after] = [t('radarCard.difference.was'), t('radarCard.difference.now')];
  return (
    <figure className={classes['slider']} dir="ltr" style={{ '--border': `${border}%` }}>
      <div className={classes['frame']}>
        <img src={now} alt={`${name}. ${after}`} draggable={false} />
        <img src={was} alt={`${name}. ${before}`} draggable={false} className={classes['over'] ?? ''} />
        <span className={classes['edge']} aria-hidden />
        <input
          type="range"
          min={0}
          max={100}
          value={border}
          onChange={(event) => setBorder(event.currentTarget.valueAsNumber)}
          aria-label={`${t('radarCard.difference.slider')}. ${name}`}
          aria-valuetext={t('radarCard.difference.sliderValue', { share: format.percent(border / 100) })}
        />
      </div>
      <figcaption className={classes['captions']}>
        <span dir="auto">{before}</span>
        <span dir="auto">{after}</span>
      </figcaption>
    </figure>
  );
}
