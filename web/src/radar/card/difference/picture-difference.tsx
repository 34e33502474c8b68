import { Text, UnstyledButton } from '@mantine/core';
import type { CardPicture } from '@vitrina/contract/radar/changes.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../../../ui/products/product-image.tsx';
import { pictureUrl } from '../picture-url.ts';
import classes from './difference.module.css';
import { firstChanged, type PicturePair, pairPictures } from './pair-pictures.ts';
import { PictureSlider } from './picture-slider.tsx';

type PictureDifferenceProps = { was: readonly CardPicture[] | null; now: readonly CardPicture[] | null };

const THUMBNAIL_PX = 56;

/** Each place of the card before and after; the chosen one under a slider. */
export function PictureDifference({ was, now }: PictureDifferenceProps) {
  const { t } = useTranslation();
  const pairs = useMemo(() => pairPictures(was ?? [], now ?? []), [was, now]);
  const [picked, setPicked] = useState<number>();
  const number = picked ?? firstChanged(pairs);
  const pair = pairs.find((one) => one.number === number);
  const nameOf = (place: number) =>
    place === 1
      ? t('radarCard.difference.mainPicture')
      : t('radarCard.difference.picture', { number: place });
  return (
    <>
      {pair !== undefined && <PairView pair={pair} name={nameOf(pair.number)} />}
      <div className={classes['pairs']}>
        {pairs.map((one) => (
          <UnstyledButton
            key={one.number}
            className={classes['pair']}
            aria-pressed={one.number === number}
            aria-label={t('radarCard.difference.comparePicture', { name: nameOf(one.number) })}
            onClick={() => setPicked(one.number)}
          >
            <span className={classes['thumbnails']} dir="ltr">
              <ProductImage url={one.was && pictureUrl(one.was.hash)} name="" size={THUMBNAIL_PX} />
              <ProductImage url={one.now && pictureUrl(one.now.hash)} name="" size={THUMBNAIL_PX} />
            </span>
            <span>{nameOf(one.number)}</span>
            {(one.isNew || one.isGone) && (
              <Text size="xs" c="dimmed" component="span">
                {t(one.isNew ? 'radarCard.difference.newPicture' : 'radarCard.difference.gonePicture')}
              </Text>
            )}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}

function PairView({ pair: { was, now }, name }: { pair: PicturePair; name: string }) {
  const { t } = useTranslation();
  if (was !== null && now !== null)
    return <PictureSlider was={pictureUrl(was.hash)} now={pictureUrl(now.hash)} name={name} />;
  const only = was ?? now;
  return (
    <figure className={classes['only']}>
      {only !== null && <img src={pictureUrl(only.hash)} alt={name} />}
      <figcaption>
        {t(was === null ? 'radarCard.difference.noPictureWas' : 'radarCard.difference.noPictureNow')}
      </figcaption>
    </figure>
  );
}
