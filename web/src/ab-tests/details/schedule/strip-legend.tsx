import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { AbEventKind } from '@vitrina/contract/ab-tests/results.ts';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../../../ui/products/product-image.tsx';
import { imageColor } from '../image-colors.ts';
import classes from './strip.module.css';
import type { Schedule } from './strip-layout.ts';

const PICTURE_PX = 28;

/** Which colour is which picture, and what the patterns mean: only those that are seen. */
export function StripLegend({ images, schedule }: { images: readonly AbImage[]; schedule: Schedule }) {
  const { t } = useTranslation();
  const { windows, events } = schedule;
  const kinds = AbEventKind.options.filter((kind) => events.some((event) => event.kind === kind));
  const patterns = [
    windows.some(({ voidReason }) => voidReason !== null) && ('voided' as const),
    windows.some(({ voidReason, suggestion }) => voidReason === null && suggestion !== null) &&
      ('proposed' as const),
    windows.some(({ state }) => state === 'missed') && ('missed' as const),
    windows.some(({ isWarmUp }) => isWarmUp) && ('warmUp' as const),
    windows.some(({ state }) => state === 'planned') && ('planned' as const),
  ].filter((pattern) => pattern !== false);
  return (
    <ul className={classes['legend']}>
      {images.map((image) => (
        <li key={image.id}>
          <span className={classes['swatch']} style={{ '--image': imageColor(image) }} data-look="shown" />
          <ProductImage url={image.url} name="" size={PICTURE_PX} />
          {t('abTestDetails.image', { number: image.number })}
        </li>
      ))}
      {patterns.map((pattern) => (
        <li key={pattern}>
          <span className={classes['swatch']} data-look={pattern} />
          {t(`abTestDetails.schedule.${pattern}`)}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={classes['mark']} data-kind={kind} data-legend />
          {t(`abTestDetails.events.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
