import { IconArrowNarrowRight } from '@tabler/icons-react';
import type { RadarChange } from '@vitrina/contract/radar/changes.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { describeChange, type Part } from './describe-change.ts';
import classes from './feed.module.css';

const PICTURE_PX = 36;

/** Both sides, or the one that there is: what appeared has no before. */
function Sides({ label, was, now }: Part) {
  const { t } = useTexts();
  return (
    <span className={classes['part']}>
      {label !== undefined && (
        <span className={classes['label']}>
          <bdi>{label}</bdi>
        </span>
      )}
      {was !== undefined && (
        <bdi className={classes['was']} data-gone={now === undefined || undefined}>
          {was ?? t('radar.nothing')}
        </bdi>
      )}
      {was !== undefined && now !== undefined && (
        <IconArrowNarrowRight
          size={16}
          className={classes['arrow']}
          role="img"
          aria-label={t('radar.became')}
        />
      )}
      {now !== undefined && <bdi className={classes['now']}>{now ?? t('radar.nothing')}</bdi>}
    </span>
  );
}

function Pictures({ change }: { change: RadarChange }) {
  const { t } = useTexts();
  const { difference } = change;
  if (difference.kind !== 'pictures') return null;
  const urlOf = (side: typeof difference.was) =>
    side?.[0] === undefined ? null : `/api/radar/picture?hash=${side[0].hash}`;
  return (
    <span className={classes['pictures']}>
      <ProductImage url={urlOf(difference.was)} name={t('radar.pictureBefore')} size={PICTURE_PX} />
      <IconArrowNarrowRight size={16} className={classes['arrow']} aria-hidden />
      <ProductImage url={urlOf(difference.now)} name={t('radar.pictureAfter')} size={PICTURE_PX} />
    </span>
  );
}

/** What was and what is, as short as a line allows. */
export function ChangeValue({ change }: { change: RadarChange }) {
  const words = useTexts();
  const { t } = words;
  const { parts, size, more, isCut } = describeChange(change.difference, words);
  return (
    <>
      <Pictures change={change} />
      {parts.map((part) => (
        <Sides key={`${part.label} ${part.was} ${part.now}`} {...part} />
      ))}
      {size !== undefined && <span className={classes['size']}>{size}</span>}
      {more > 0 && <span className={classes['label']}>{t('radar.more', { count: more })}</span>}
      {isCut && <span className={classes['whole']}>{t('radar.whole')}</span>}
    </>
  );
}
