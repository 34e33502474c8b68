import { SegmentedControl, Text } from '@mantine/core';
import { COLOR_WAYS, type ColorBy } from '@vitrina/contract/positions/place-tones.ts';
import { useTranslation } from 'react-i18next';
import classes from './heat-matrix.module.css';

const KEYS = {
  place: ['top10', 'top50', 'top100', 'rest'],
  change: ['roseFar', 'rose', 'fell', 'fellFar'],
} as const;

type MatrixLegendProps = {
  colorBy: ColorBy;
  onColorBy: ((colorBy: ColorBy) => void) | undefined;
  /** Whether a key adds a note. */
  canNote: boolean;
  canZoom: boolean;
  isCollecting: boolean;
  isMarked: boolean;
  /** Whether the card was seen to change. */
  isChanged: boolean;
};

export function MatrixLegend(props: MatrixLegendProps) {
  const { colorBy, onColorBy, canNote, canZoom, isCollecting, isMarked, isChanged } = props;
  const { t } = useTranslation();
  return (
    <div className={classes['legend']}>
      {onColorBy === undefined ? (
        <Text size="xs" c="dimmed">
          {t(`ui.matrix.colorBy.${colorBy}`)}
        </Text>
      ) : (
        <SegmentedControl
          size="xs"
          aria-label={t('ui.matrix.color')}
          data={COLOR_WAYS.map((way) => ({ value: way, label: t(`ui.matrix.colorBy.${way}`) }))}
          value={colorBy}
          onChange={onColorBy}
        />
      )}
      {KEYS[colorBy].map((tone) => (
        <span key={tone} className={classes['key']}>
          <i className={classes['swatch']} data-tone={tone} />
          <bdi>{t(`ui.matrix.tones.${tone}`)}</bdi>
        </span>
      ))}
      <span className={classes['key']}>
        <i className={classes['swatch']} data-tone="notFound" />
        {t('ui.absent.notFound')}
      </span>
      <span className={classes['key']}>
        <i className={classes['swatch']} data-tone="gap" />
        {t('ui.matrix.gap')}
      </span>
      {isCollecting && (
        <span className={classes['key']}>
          <i className={classes['swatch']} data-tone="collecting" />
          {t('positionGrid.collecting')}
        </span>
      )}
      {isMarked && (
        <span className={classes['key']}>
          <i className={classes['swatch']} data-tone="mark" />
          {t('positionGrid.mark')}
        </span>
      )}
      {isChanged && (
        <span className={classes['key']}>
          <i className={classes['swatch']} data-tone="cardChange" />
          {t('positionGrid.cardChange')}
        </span>
      )}
      <Text size="xs" c="dimmed" className={classes['hint'] ?? ''}>
        {t(canNote ? 'ui.matrix.hintNotes' : 'ui.matrix.hint')}
        {canZoom && <>. {t('positionGrid.hintZoom')}</>}
      </Text>
    </div>
  );
}
