import { Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { getCardRun } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProductImage } from '../ui/products/product-image.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { type Compared, type ComparedFact, compareCharacteristics, compareFacts } from './compare-cards.ts';
import classes from './product-card.module.css';
import type { CardView } from './use-card-view.ts';

const MONEY: readonly ComparedFact[] = ['price', 'cardPrice', 'oldPrice'];

/** Finished runs as columns; a line whose values differ is marked. */
export function SideBySide({ view: { search, cabinetId, change } }: { view: CardView }) {
  const { t } = useTranslation();
  const answers = useQueries({
    queries: search.beside.map((runId) => routeQuery(getCardRun, { cabinetId, runId })),
  });
  const failed = answers.find(({ error }) => error !== null);
  const cards = answers.flatMap(({ data }) =>
    data?.card
      ? [
          {
            runId: data.run.runId,
            card: data.card,
            queries: data.queries,
            sellers: data.offers?.length ?? null,
          },
        ]
      : [],
  );
  if (failed) return <ProblemState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (cards.length < answers.length) return <PanelSkeleton height={420} />;
  return (
    <Panel
      title={t('productCard.sideBySide')}
      description={t('productCard.differs')}
      actions={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconX size={15} aria-hidden />}
          onClick={() => change({ beside: [] })}
        >
          {t('productCard.endCompare')}
        </Button>
      }
    >
      <ComparedTable cards={cards} />
    </Panel>
  );
}

function ComparedTable({ cards }: { cards: readonly Compared[] }) {
  const { t, format } = useTexts();
  const write = (fact: ComparedFact, value: string | number | null) => {
    if (value === null) return '—';
    if (typeof value === 'string') return value;
    if (MONEY.includes(fact)) return format.rubles(value);
    return fact === 'rating' ? format.decimal(value) : format.count(value);
  };
  const facts = compareFacts(cards).map((row) => ({
    ...row,
    id: row.key,
    name: t(`productCard.facts.${row.key}`),
    values: row.values.map((value) => write(row.key, value)),
  }));
  const lines = compareCharacteristics(cards).map((row) => ({ ...row, id: `own ${row.key}`, name: row.key }));
  return (
    // Five columns are wider than a phone: the table scrolls inside its panel, by the keyboard too.
    <div className={classes['beside']} tabIndex={0} role="region" aria-label={t('productCard.sideBySide')}>
      <table>
        <thead>
          <tr>
            <td />
            {cards.map(({ runId, card }) => (
              <th key={runId} scope="col">
                <ProductImage url={card.pictures[0] ?? null} name={card.title} size={96} />
                <Text size="sm" fw={600}>
                  <bdi>{card.title}</bdi>
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...facts, ...lines].map(({ id, name, values, differs }) => (
            <tr key={id} data-differs={differs || undefined}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cards.map(({ runId }, index) => (
                <td key={runId}>
                  <bdi>{values[index] ?? '—'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
