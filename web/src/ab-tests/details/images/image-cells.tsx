import { Button, Text, UnstyledButton } from '@mantine/core';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../../../ui/absent.tsx';
import { ProductImage } from '../../../ui/products/product-image.tsx';
import { imageColor } from '../image-colors.ts';
import classes from './images.module.css';
import { intervalBar } from './interval-bar.ts';
import type { ImageRow } from './results-rows.ts';

const PICTURE_PX = 40;

export function ImageCell({ row: { image, isBaseline }, onZoom }: { row: ImageRow; onZoom: () => void }) {
  const { t } = useTranslation();
  const name = t('abTestDetails.image', { number: image.number });
  const notes = [
    ...(image.idea === '' ? [] : [image.idea]),
    ...(image.isOriginal ? [t('abTestDetails.original')] : []),
    ...(isBaseline ? [t('abTestDetails.images.isBaseline')] : []),
  ];
  return (
    <span className={classes['image']}>
      <span className={classes['stripe']} style={{ background: imageColor(image) }} aria-hidden />
      <UnstyledButton
        className={classes['thumbnail'] ?? ''}
        aria-label={t('abTestDetails.images.zoom', { name })}
        onClick={(event) => {
          event.stopPropagation();
          onZoom();
        }}
      >
        <ProductImage url={image.url} name="" size={PICTURE_PX} />
      </UnstyledButton>
      <span className={classes['named']}>
        <span>{name}</span>
        {notes.length > 0 && (
          <Text size="xs" c="dimmed" component="span" truncate dir="auto" title={notes.join(' · ')}>
            {notes.join(' · ')}
          </Text>
        )}
      </span>
    </span>
  );
}

export function StateCell({ row: { state } }: { row: ImageRow }) {
  const { t } = useTranslation();
  if (state === 'none') return <NotApplicable />;
  return (
    <span className={classes['state']} data-state={state}>
      {state === 'current' && <span className={classes['pulse']} aria-hidden />}
      {t(`abTestDetails.states.${state}`)}
    </span>
  );
}

type ShareCellProps = { value: number | null; digits: number; of?: number | null };

/** A share with as many digits as tell images apart; with `of`, a count out of a count. */
export function ShareCell({ value, digits, of }: ShareCellProps) {
  const { format } = useTexts();
  const { t } = useTranslation();
  if (value === null) return <NotMeasured />;
  if (of === undefined) return format.fixed(value, 'share', digits);
  return t('ui.limit.of', { current: format.count(value), maximum: format.count(of ?? 0) });
}

/** The interval on the scale of all images, with zero in sight: colour follows only what the interval allows. */
export function LiftCell({ row: { result, isBaseline, liftScale, image } }: { row: ImageRow }) {
  const { t, format } = useTexts();
  if (isBaseline) return <NotApplicable />;
  const lift = result?.lift ?? null;
  if (lift === null) return <NotMeasured />;
  const { zero, from, width, value } = intervalBar(lift, liftScale);
  const write = (share: number) => format.change(share);
  return (
    <span
      className={classes['lift']}
      title={t('abTestDetails.lift.value', {
        value: write(lift.value),
        low: write(lift.low),
        high: write(lift.high),
      })}
    >
      <span className={classes['bar']} dir="ltr" aria-hidden style={{ '--image': imageColor(image) }}>
        <span className={classes['zero']} style={{ left: `${zero}%` }} />
        <span className={classes['interval']} style={{ left: `${from}%`, width: `${width}%` }} />
        <span className={classes['point']} style={{ left: `${value}%` }} />
      </span>
      <span className={classes['liftText']}>
        <b>{write(lift.value)}</b>
        <span className={classes['range']} dir="ltr">
          {write(lift.low)} … {write(lift.high)}
        </span>
      </span>
    </span>
  );
}

export function ExcludeButton({ image, onPress }: { image: AbImage; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t('abTestDetails.exclude.label', { image: image.number })}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      {t('abTestDetails.exclude.button')}
    </Button>
  );
}
