import { Input, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TagChip } from './tag-chip.tsx';
import { faintThemes, SURFACES } from './tag-colors.ts';
import classes from './tag-preview.module.css';

type Props = { name: string; color: string };

/** The chip on both themes at once: colleagues may use the other one. */
export function TagPreview({ name, color }: Props) {
  const { t } = useTranslation();
  const shown = name.trim() === '' ? t('cabinets.tags.previewName') : name.trim();
  return (
    <div>
      <Input.Label component="div">{t('cabinets.tags.preview')}</Input.Label>
      <div className={classes['surfaces']}>
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} className={classes['sample']}>
            <div className={classes['surface']} style={{ '--surface': SURFACES[theme] }}>
              <TagChip name={shown} color={color} />
            </div>
            <Text component="figcaption" size="xs" c="dimmed" mt={4}>
              {t(`shell.themes.${theme}`)}
            </Text>
          </figure>
        ))}
      </div>
      {faintThemes(color).map((theme) => (
        <Text key={theme} size="xs" c="dimmed" mt={6} role="status">
          {t(`cabinets.tags.faint.${theme}`)}
        </Text>
      ))}
    </div>
  );
}
