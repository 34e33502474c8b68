import { Text, UnstyledButton } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CardChoices as Choices, listCardChoices } from '@vitrina/contract/product-card.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { Panel } from '../ui/panel.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProductCell } from '../ui/products/product-cell.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import classes from './product-card.module.css';
import { isChosen } from './rules.ts';
import type { CardView } from './use-card-view.ts';

/** Two groups of six in two columns of a wide screen. */
const HEIGHT = 330;

type Card = Choices['leaders'][number] & { note?: string };
type GroupProps = { title: string; cards: readonly Card[]; view: CardView };

function ChoiceGroup({ title, cards, view: { search, change } }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text component="h3" size="sm" fw={600} id={id} mb="xs">
        {title}
      </Text>
      <ul className={classes['choices']}>
        {cards.map(({ sku, title: name, imageUrl, note }) => (
          <li key={sku}>
            <UnstyledButton
              className={classes['choice']}
              aria-pressed={isChosen(search.card, sku)}
              onClick={() => change({ card: String(sku) })}
            >
              <ProductCell product={{ sku, name: name ?? String(sku), imageUrl }}>
                <span dir="ltr">{sku}</span>
                {note !== undefined && ` · ${note}`}
              </ProductCell>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing to choose from yet, or nothing that may be started: whoever looks at the example starts nothing there. */
export function NoChoices({ why }: { why: 'start' | 'closed' }) {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyState icon={IconId} title={t(`productCard.${why}.title`)} text={t(`productCard.${why}.text`)} />
    </Panel>
  );
}

/** Which card to begin with: a press fills the form, and only its button spends a run. */
export function CardChoices({ view }: { view: CardView }) {
  const { t } = useTranslation();
  const choices = useQuery({
    ...routeQuery(listCardChoices, { cabinetId: view.cabinetId }),
    meta: { isSilent: true },
  });
  if (choices.isPending) return <PanelSkeleton height={HEIGHT} />;
  const { leadersBy = 'sales', leaders = [], rivals = [] } = choices.data ?? {};
  if (leaders.length === 0 && rivals.length === 0) return <NoChoices why="start" />;
  return (
    <Panel
      title={t('productCard.choices.title')}
      description={t('productCard.choices.text', { run: t('productCard.run') })}
    >
      <div className={classes['groups']}>
        {leaders.length > 0 && (
          <ChoiceGroup title={t(`productCard.choices.leaders.${leadersBy}`)} cards={leaders} view={view} />
        )}
        {rivals.length > 0 && (
          <ChoiceGroup
            title={t('productCard.choices.rivals')}
            cards={rivals.map((rival) => ({
              ...rival,
              note: t('productCard.choices.rivalIn', { count: rival.queries, place: rival.bestPlace }),
            }))}
            view={view}
          />
        )}
      </div>
    </Panel>
  );
}
