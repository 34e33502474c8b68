import { Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listAbRivals } from '@vitrina/contract/ab-tests/images.ts';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useEffect, useRef, useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ShelfPhoto } from '../../ui/products/shelf-photo.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { aroundOwn } from './around-own.ts';
import classes from './setup.module.css';
import type { Setup } from './use-setup.ts';

const TILES = 7;
const HEIGHT_PX = 280;

/** On a phone the own tile stands beyond the edge; the page itself does not move. */
function useOwnInSight(isThere: boolean) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = strip.current?.querySelector('[data-own]');
    if (!isThere || own === null || own === undefined || strip.current === null) return;
    const [inner, outer] = [own.getBoundingClientRect(), strip.current.getBoundingClientRect()];
    strip.current.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 });
  }, [isThere]);
  return strip;
}

type SearchPreviewProps = { setup: Setup; images: readonly AbImage[] };

/** Each image where buyers will meet it: as small as in search, between the pictures of rivals. */
export function SearchPreview({ setup: { test, named }, images }: SearchPreviewProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState('');
  const { cabinetId } = named;
  const rivals = useQuery(routeQuery(listAbRivals, { cabinetId, sku: test.sku }));
  const strip = useOwnInSight(rivals.data !== undefined);
  const place = images.findIndex(({ id }) => String(id) === chosen);
  const shown = images[Math.max(0, place)];
  if (shown === undefined) return null;
  const { data, error } = rivals;
  if (data === undefined)
    return error === null ? (
      <PanelSkeleton height={HEIGHT_PX} />
    ) : (
      <ProblemState error={error} onRetry={() => void rivals.refetch()} />
    );
  return (
    <section aria-label={t('abTests.preview.title')}>
      <Group justify="space-between" gap="sm" mb="xs">
        <div>
          <Text fw={600}>{t('abTests.preview.title')}</Text>
          <Text size="sm" c="dimmed">
            {data.query === null
              ? t('abTests.preview.noPage')
              : t('abTests.preview.query', { query: data.query })}
          </Text>
        </div>
        <SegmentedControl
          aria-label={t('abTests.preview.image')}
          value={String(shown.id)}
          onChange={setChosen}
          data={images.map(({ id }, nth) => ({ value: String(id), label: String(nth + 1) }))}
        />
      </Group>
      {/* Whoever has no pointer scrolls it with the arrows. */}
      <div
        ref={strip}
        className={classes['strip']}
        role="region"
        aria-label={t('abTests.preview.strip')}
        tabIndex={0}
      >
        <ul className={classes['tiles']}>
          {data.tiles.every(({ sku }) => sku !== test.sku) && (
            <Tile url={shown.url} name={test.productName} isTested />
          )}
          {aroundOwn(data.tiles, test.sku, TILES).map((tile) => (
            <Tile
              key={tile.sku}
              // Other products of the same seller stay as they are.
              url={tile.sku === test.sku ? shown.url : tile.imageUrl}
              name={tile.title}
              priceKopecks={tile.priceKopecks}
              isTested={tile.sku === test.sku}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type TileProps = { url: string; name: string; priceKopecks?: number | null; isTested: boolean };

function Tile({ url, name, priceKopecks = null, isTested }: TileProps) {
  const { t, format } = useTexts();
  return (
    <li className={classes['tile']} data-own={isTested || undefined}>
      {/* Another image is another picture: one that was broken does not stay so. */}
      <ShelfPhoto key={url} url={url} name={name} />
      {priceKopecks !== null && (
        <Text size="sm" fw={600}>
          {format.rubles(priceKopecks)}
        </Text>
      )}
      <Text size="xs" lineClamp={2} dir="auto" title={name}>
        {name}
      </Text>
      {isTested && (
        <Text size="xs" fw={600} c="var(--v-accent-text)">
          {t('abTests.preview.own')}
        </Text>
      )}
    </li>
  );
}
