import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './absent.module.css';
import { Hint } from './floating/hint.tsx';

/** interface-rules.md G7: nobody looked. Hatched, with the reason on hover; never a zero and never a dash. */
export function NotMeasured({ reason }: { reason?: string }) {
  const { t } = useTranslation();
  const text = reason ?? t('ui.absent.notMeasured');
  return (
    <Hint label={text}>
      <span className={classes['hatch']}>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Hint>
  );
}

/** The value has no meaning here. */
export function NotApplicable() {
  const { t } = useTranslation();
  return (
    <span className={classes['dash']}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('ui.absent.notApplicable')}</VisuallyHidden>
    </span>
  );
}
