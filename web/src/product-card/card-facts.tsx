import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconRadar2 } from '@tabler/icons-react';
import type { CardRun, ProductCard } from '@vitrina/contract/product-card.ts';
import { useRight } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { useWatchProducts } from '../products/use-watch-products.ts';
import { Panel } from '../ui/panel.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import classes from './product-card.module.css';

/** The head of the card as buyers see it. */
export function CardFacts({ run, card }: { run: CardRun; card: ProductCard }) {
  const { t, format } = useTexts();
  const mayEdit = useRight('edit');
  const watch = useWatchProducts();
  const money = (kopecks: number | null) => (kopecks === null ? '—' : format.rubles(kopecks));
  const facts: [string, string][] = [
    [t('productCard.facts.price'), money(card.priceKopecks)],
    [t('productCard.facts.cardPrice'), money(card.cardPriceKopecks)],
    [t('productCard.facts.oldPrice'), money(card.oldPriceKopecks)],
    [t('productCard.facts.rating'), card.rating === null ? '—' : format.decimal(card.rating)],
    [t('productCard.facts.reviews'), card.reviewsCount === null ? '—' : format.count(card.reviewsCount)],
    [t('productCard.facts.seller'), card.seller?.name ?? '—'],
    [t('productCard.facts.pictures'), format.count(card.pictures.length)],
  ];
  return (
    <Panel>
      <PhotoStrip pictures={card.pictures} title={card.title} />
      <Title order={2} size="h4" mt="md" dir="auto">
        {card.title}
      </Title>
      <Group gap="sm" mt={4} mb="md">
        <Anchor
          href={`https://www.ozon.ru/product/${run.sku}/`}
          target="_blank"
          rel="noreferrer"
          size="sm"
          dir="ltr"
        >
          {run.sku}
        </Anchor>
        {run.isOwn && <Badge variant="light">{t('productCard.own')}</Badge>}
        {!card.isAvailable && (
          <Badge variant="light" color="red">
            {t('productCard.soldOut')}
          </Badge>
        )}
        {run.state === 'ready' && !run.isPaid && (
          <Badge variant="light" color="yellow">
            {t('productCard.free')}
          </Badge>
        )}
        {mayEdit && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRadar2 size={15} aria-hidden />}
            onClick={() => watch([run.sku])}
          >
            {t('products.radar.watchCard')}
          </Button>
        )}
      </Group>
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text component="dt" size="xs" c="dimmed">
              {name}
            </Text>
            <Text component="dd" fw={600} dir="auto">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
