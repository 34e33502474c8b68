import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/texts/use-format.ts';
import { NotApplicable } from '../../ui/absent.tsx';
import classes from './details.module.css';
import { imageColor } from './image-colors.ts';
import type { ScheduleWindow } from './schedule/strip-layout.ts';

export function Moment({ at }: { at: string }) {
  return useFormat().instantShort(at);
}

export function ImageMark({ number }: { number: number | null | undefined }) {
  const { t } = useTranslation();
  if (number === undefined || number === null) return <NotApplicable />;
  return (
    <span className={classes['marked']}>
      <span className={classes['swatch']} style={{ background: imageColor({ number }) }} aria-hidden />
      {t('abTestDetails.image', { number })}
    </span>
  );
}

export function WindowState({ window: { isWarmUp, state } }: { window: ScheduleWindow }) {
  const { t } = useTranslation();
  return isWarmUp ? t('abTestDetails.schedule.warmUp') : t(`abTestDetails.windowStates.${state}`);
}
