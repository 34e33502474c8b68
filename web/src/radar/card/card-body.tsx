import { Button, Tabs } from '@mantine/core';
import { IconHistory, IconRadar2, IconUsersMinus } from '@tabler/icons-react';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { RadarCard } from '@vitrina/contract/radar/card.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import { useProductChanges } from '../../products/changes/use-product-changes.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PlanState } from '../../ui/states/plan-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { PiggyBackersTab } from '../piggy-backers/lazy.tsx';
import classes from './card.module.css';
import { CardHeader } from './card-header.tsx';
import { CardChanges } from './changes/card-changes.tsx';
import { StripsPanel } from './strips/strips-panel.tsx';
import type { CardScope } from './use-radar-card.ts';
import { useWatching } from './use-watching.ts';

type CardBodyProps = {
  sku: Sku;
  card: RadarCard | undefined;
  scope: CardScope;
  error: Error | null;
  onRetry: () => void;
};

/** All at once: what came bit by bit would move what is there. */
export function CardBody({ sku, card, scope, error, onRetry }: CardBodyProps) {
  return (
    <>
      <CardHeader sku={sku} card={card} />
      {card !== undefined ? (
        <CardTabs card={card} scope={scope} />
      ) : (
        <Panel>
          <ProblemState error={error} onRetry={onRetry} />
        </Panel>
      )}
    </>
  );
}

/** Others sell on an own card only: a foreign one has no tabs. */
function CardTabs({ card, scope }: { card: RadarCard; scope: CardScope }) {
  const { t } = useTranslation();
  const { search, change } = scope;
  if (!card.isOwn) return <ChangesTab card={card} scope={scope} />;
  const tabs = [
    { tab: 'changes', label: t('radarCard.tabs.changes'), icon: IconHistory },
    { tab: 'piggyBackers', label: t('radarCard.tabs.piggyBackers'), icon: IconUsersMinus },
  ] as const;
  return (
    <Tabs
      value={search.tab}
      onChange={(value) => change({ tab: tabs.find(({ tab }) => tab === value)?.tab ?? 'changes' })}
      keepMounted={false}
    >
      <TabList tabs={tabs} open={search.tab} />
      <Tabs.Panel value="changes">
        <ChangesTab card={card} scope={scope} />
      </Tabs.Panel>
      <Tabs.Panel value="piggyBackers">
        <PiggyBackersTab sku={card.sku} />
      </Tabs.Panel>
    </Tabs>
  );
}

function ChangesTab({ card, scope }: { card: RadarCard; scope: CardScope }) {
  const { t } = useTranslation();
  const changes = useProductChanges(card.sku, scope.period);
  if (scope.planDays === 0)
    return (
      <Panel>
        <PlanState title={t('radarCard.noPlan')} />
      </Panel>
    );
  return (
    <div className={classes['page']}>
      {card.watch === null ? (
        <Unwatched card={card} />
      ) : (
        <StripsPanel card={card} scope={scope} changes={changes} />
      )}
      {(card.watch !== null || card.hasChanges) && <CardChanges sku={card.sku} scope={scope} />}
    </div>
  );
}

function Unwatched({ card: { sku, hasChanges } }: { card: RadarCard }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { watch } = useWatching(sku);
  return (
    <Panel>
      <EmptyState
        icon={IconRadar2}
        title={t('radarCard.unwatched.title')}
        text={[t('radarCard.unwatched.text'), hasChanges && t('radarCard.unwatched.history')]
          .filter(Boolean)
          .join(' ')}
        action={
          mayEdit && (
            <Button loading={watch.isPending} onClick={() => watch.mutate()}>
              {t('radarCard.watch')}
            </Button>
          )
        }
      />
    </Panel>
  );
}
