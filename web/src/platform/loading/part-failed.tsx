import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartMissing } from '../api/fetch-part.ts';
import classes from './part-failed.module.css';
import { useMissingPart } from './use-missing-part.ts';

export type PartShape = 'block' | 'button';

type PartFailedProps = {
  error: PartMissing;
  onRetry: () => void;
  shape: PartShape;
  /** What stood for the part while it was on its way: it keeps its place. */
  standIn: ReactNode;
};

/** In the place of a part that has not come; the screen around it goes on. */
export function PartFailed({ error, onRetry, shape, standIn }: PartFailedProps) {
  const { t } = useTranslation();
  const { isAsking, text, button, act } = useMissingPart(error, onRetry);
  if (shape === 'button') {
    return (
      <Button
        variant="default"
        leftSection={<IconRefresh size={17} stroke={1.6} />}
        loading={isAsking}
        title={[t('shell.part.title'), text && t(text)].filter(Boolean).join(' ')}
        onClick={act}
      >
        {t(button)}
      </Button>
    );
  }
  return (
    <div className={classes['failed']}>
      {standIn !== undefined && (
        <div className={classes['place']} inert aria-hidden>
          {standIn}
        </div>
      )}
      <div className={classes['told']} role="alert">
        <Text size="sm" fw={600}>
          {t('shell.part.title')}
        </Text>
        {text !== undefined && (
          <Text size="sm" c="dimmed">
            {t(text)}
          </Text>
        )}
        <Button
          size="xs"
          mt={8}
          variant="default"
          leftSection={<IconRefresh size={15} stroke={1.6} />}
          loading={isAsking}
          onClick={act}
        >
          {t(button)}
        </Button>
      </div>
    </div>
  );
}
