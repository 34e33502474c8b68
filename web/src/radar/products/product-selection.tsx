import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import type { RadarProduct } from '@vitrina/contract/radar/products.ts';
import { useTranslation } from 'react-i18next';
import { useCommands } from './use-commands.ts';

type ProductSelectionProps = { products: readonly RadarProduct[]; onDone: () => void };

/** What can be done with chosen products: those that are watched are paused, those that stand go on. */
export function ProductSelection({ products, onDone }: ProductSelectionProps) {
  const { t } = useTranslation();
  const { pause, resume, remove } = useCommands();
  const chosen = products.slice(0, RADAR_BOUNDS.productsAtOnce);
  const standing = chosen.filter(({ state }) => state === 'paused');
  const running = chosen.filter(({ state }) => state !== 'paused');
  const look = { size: 'xs', variant: 'default' } as const;
  return (
    <>
      {running.length > 0 && (
        <Button
          {...look}
          leftSection={<IconPlayerPause size={14} aria-hidden />}
          onClick={() => void pause(running).then(onDone)}
        >
          {t('radar.products.pause', { count: running.length })}
        </Button>
      )}
      {standing.length > 0 && (
        <Button
          {...look}
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          onClick={() => void resume(standing).then(onDone)}
        >
          {t('radar.products.resume', { count: standing.length })}
        </Button>
      )}
      <Button
        {...look}
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => {
          remove(chosen);
          onDone();
        }}
      >
        {t('radar.products.remove', { count: chosen.length })}
      </Button>
    </>
  );
}
