import { ActionIcon, Button, Skeleton, Text } from '@mantine/core';
import { IconExternalLink, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { RadarCard } from '@vitrina/contract/radar/card.ts';
import type { RadarState } from '@vitrina/contract/radar/products.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CopyLinkButton } from '../../ui/copy-link-button.tsx';
import { Hint } from '../../ui/floating/hint.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import classes from './card.module.css';
import { useWatching } from './use-watching.ts';

const STATE_TONES: Record<RadarState, Tone> = {
  waiting: 'info',
  watching: 'success',
  failing: 'warning',
  gone: 'danger',
  paused: 'neutral',
  resting: 'neutral',
};
const IMAGE_PX = 40;

type Given = { sku: Sku; card: RadarCard | undefined };

export function CardHeader({ sku, card }: Given) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const state = card?.watch?.state;
  return (
    <PageHeader
      title={card === undefined ? <Skeleton height={28} width={260} /> : <bdi>{card.name ?? card.sku}</bdi>}
      whole={card?.name ?? null}
      back={{ to: '/radar-changes', label: t('radarCard.back') }}
      badge={
        state !== undefined && (
          <StatusBadge tone={STATE_TONES[state]}>{t(`radar.states.${state}`)}</StatusBadge>
        )
      }
      freshness={<CardFacts sku={sku} card={card} />}
      actions={
        <>
          <MarketplaceButton sku={sku} />
          <CopyLinkButton />
          {mayEdit && state !== undefined && <PauseButton sku={sku} state={state} />}
        </>
      }
    />
  );
}

/** Whose the card is, how often it is looked at, and when it was. */
function CardFacts({ sku, card }: Given) {
  const { t, format } = useTexts();
  const watch = card?.watch ?? null;
  const facts = [
    card !== undefined && t(card.isOwn ? 'radarCard.own' : 'radarCard.rival'),
    watch !== null &&
      (watch.everyMinutes >= HOUR_MINUTES && watch.everyMinutes % HOUR_MINUTES === 0
        ? t('radarCard.everyHours', { hours: format.count(watch.everyMinutes / HOUR_MINUTES) })
        : t('radarCard.everyMinutes', { minutes: format.count(watch.everyMinutes) })),
    watch?.lookedAt != null && t('ui.freshness.takenAt', { at: format.instantShort(watch.lookedAt) }),
    watch?.nextLookAt != null && t('ui.freshness.nextAt', { at: format.instantShort(watch.nextLookAt) }),
    t('ui.freshness.moscowTime'),
  ].filter((fact) => fact !== false);
  return (
    <div className={classes['facts']}>
      <ProductImage url={card?.imageUrl ?? null} name="" size={IMAGE_PX} />
      <Text size="sm" c="dimmed" component="div" className={classes['words'] ?? ''}>
        <span className={classes['sku']}>
          <bdi>{t('radarCard.sku', { sku })}</bdi>
          <CopyButton value={String(sku)} label={t('radarCard.copySku')} />
        </span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Text>
    </div>
  );
}

function MarketplaceButton({ sku }: { sku: Sku }) {
  const { t } = useTranslation();
  const label = t('radarCard.onMarketplace');
  return (
    <Hint label={label}>
      <ActionIcon
        component="a"
        href={`https://www.ozon.ru/product/${sku}/`}
        target="_blank"
        rel="noreferrer"
        size={36}
        variant="default"
        aria-label={label}
      >
        <IconExternalLink size={18} stroke={1.6} />
      </ActionIcon>
    </Hint>
  );
}

/** What is not watched is put on watch where the strips would be. */
function PauseButton({ sku, state }: { sku: Sku; state: RadarState }) {
  const { t } = useTranslation();
  const { pause } = useWatching(sku);
  const isPaused = state === 'paused';
  const Sign = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <Button
      variant="default"
      leftSection={<Sign size={17} aria-hidden />}
      loading={pause.isPending}
      onClick={() => pause.mutate(!isPaused)}
    >
      {t(isPaused ? 'radarCard.resume' : 'radarCard.pause')}
    </Button>
  );
}
