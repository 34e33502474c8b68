import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { Problem } from '../../platform/problem.ts';
import { KeySigns } from '../../ui/key-signs.tsx';
import classes from './palette.module.css';
import type { Served } from './use-server-finds.ts';

type PaletteFootProps = {
  typed: string;
  isEmpty: boolean;
  served: Served;
  isPhone: boolean;
  onClose: () => void;
};

/** Below the list: that nothing was found or the server is away, and which keys do what. */
export function PaletteFoot({ typed, isEmpty, served, isPhone, onClose }: PaletteFootProps) {
  const { t } = useTranslation();
  const { error, isLoading, retry } = served;
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  return (
    <>
      <div role="status" className={classes['status']}>
        {isEmpty && !isLoading && error === null && (
          <Text p="lg" ta="center" c="dimmed">
            {t('palette.nothing', { text: typed })}
          </Text>
        )}
        {error !== null && (
          <div className={classes['failed']}>
            <Text size="sm">{problemText(t, problem)}</Text>
            <Button size="compact-sm" variant="default" onClick={retry}>
              {t('common.retry')}
            </Button>
          </div>
        )}
      </div>
      {isPhone ? (
        <Button variant="default" m="sm" onClick={onClose}>
          {t('common.close')}
        </Button>
      ) : (
        <div className={classes['foot']} aria-hidden>
          <span>
            <KeySigns keys="ArrowUp ArrowDown" /> {t('palette.keys.choose')}
          </span>
          <span>
            <KeySigns keys="Enter" /> {t('palette.keys.open')}
          </span>
          <span>
            <KeySigns keys="Escape" /> {t('palette.keys.close')}
          </span>
        </div>
      )}
    </>
  );
}
