import { Button, Text } from '@mantine/core';
import type { OwnRivalPair, OwnRivalShelf } from '@vitrina/contract/products-in-search.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { useCityName } from '../../queries/use-city-name.ts';
import { ProductCell } from '../../ui/products/product-cell.tsx';
import classes from './own-rivals.module.css';
import { adviceText, commonFacts, costFacts } from './pair-facts.ts';
import { RivalLines } from './rival-lines.tsx';

/** Two cards with what they share, what it costs, what to do and the evidence of each query. */
export function RivalPair({ pair }: { pair: OwnRivalPair }) {
  const texts = useTexts();
  const { t, format } = texts;
  const { cards, exchanges, expected, joint, sharedWords, likeness, shelves, shelvesTotal } = pair;
  const moves = [
    t('ownRivals.exchanges', { count: exchanges }),
    t('ownRivals.expected', { value: format.decimal(expected) }),
    t('ownRivals.joint', { value: format.count(joint) }),
  ];
  const titles = [
    sharedWords.length > 0 && t('productsInSearch.pairs.words', { words: sharedWords.join(', ') }),
    likeness !== null && t('productsInSearch.pairs.likeness', { share: format.share(likeness) }),
  ].filter((fact) => typeof fact === 'string');
  const [cost, common] = [costFacts(pair, texts), commonFacts(pair, texts)];
  return (
    <li className={classes['pair']}>
      <div className={classes['cards']}>
        {cards.map((card) => (
          <ProductCell key={card.sku} product={card} unnamed="productsInSearch.noTitle">
            <span dir="ltr">{card.sku}</span>
          </ProductCell>
        ))}
      </div>
      <Text size="sm" fw={600}>
        {cost.length === 0 ? t('ownRivals.costUnknown') : t('ownRivals.cost', { facts: cost.join(' · ') })}
      </Text>
      <Text size="sm">{adviceText(pair, texts)}</Text>
      <Text size="sm" c="dimmed">
        {moves.join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {common.length === 0
          ? t('ownRivals.commonUnknown')
          : t('ownRivals.common', { facts: common.join(' · ') })}
      </Text>
      {titles.length > 0 && (
        <Text size="sm" c="dimmed">
          {titles.join(' · ')}
        </Text>
      )}
      <Text size="sm" fw={600}>
        {t('ownRivals.queries', { value: format.count(shelvesTotal) })}
      </Text>
      <ul className={classes['queries']}>
        {shelves.map((shelf) => (
          <SharedQuery key={`${shelf.cityId}|${shelf.query}`} pair={pair} shelf={shelf} />
        ))}
      </ul>
    </li>
  );
}

function SharedQuery({ pair, shelf }: { pair: OwnRivalPair; shelf: OwnRivalShelf }) {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const city = useCityName(shelf.cityId);
  const { query, count, exchanges, goodPlaces, firstAbove } = shelf;
  const facts = [
    city,
    count === null ? t('ownRivals.demandUnknown') : t('ownRivals.demand', { value: format.count(count) }),
    t('ownRivals.exchanges', { count: exchanges }),
    t('ownRivals.goodPlaces', { one: goodPlaces[0], other: goodPlaces[1] }),
    t('ownRivals.firstAbove', { share: format.share(firstAbove) }),
  ].filter((fact) => fact !== undefined);
  return (
    <li>
      <div className={classes['query']}>
        <Text size="sm">
          <bdi>{query}</bdi>
          <Text span size="xs" c="dimmed" display="block">
            {facts.join(' · ')}
          </Text>
        </Text>
        <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'ownRivals.lines.hide' : 'ownRivals.lines.show')}
        </Button>
      </div>
      {isOpen && <RivalLines pair={pair} shelf={shelf} />}
    </li>
  );
}
