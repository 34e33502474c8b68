import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './heat-matrix.module.css';

const TONES = ['top10', 'top50', 'top100', 'rest'] as const;

export function MatrixLegend() {
  const { t } = useTranslation();
  return (
    <div className={classes['legend']}>
      <Text size="xs" c="dimmed">
        {t('ui.matrix.legend')}
      </Text>
      {TONES.map((tone) => (
        <span key={tone} className={classes['key']}>
          <i data-tone={tone} />
          <span dir="ltr">{t(`ui.matrix.${tone}`)}</span>
        </span>
      ))}
      <span className={classes['key']}>
        <i data-tone="notFound" />
        {t('ui.absent.notFound')}
      </span>
      <span className={classes['key']}>
        <i data-tone="gap" />
        {t('ui.matrix.gap')}
      </span>
      <Text size="xs" c="dimmed" className={classes['hint'] ?? ''}>
        {t('ui.matrix.hint')}
      </Text>
    </div>
  );
}
