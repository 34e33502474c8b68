import { Button, Text } from '@mantine/core';
import { IconArrowsExchange, IconEyeSearch } from '@tabler/icons-react';
import { lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../platform/session/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { OwnRivalsPanel } from './own-rivals/lazy.tsx';
import { Shelf } from './shelf.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import { type ShelfView, useShelfView } from './use-shelf-view.ts';

/** A shelf is longer than a window: the end of the page is out of sight before and after it has come. */
const SHELF_PX = 900;

/** product.md 1.1: a shelf of a query in a city as buyers see it, now and at any stored moment. */
export function ProductsInSearchPage() {
  const { t } = useTranslation();
  const view = useShelfView();
  return (
    <>
      <PageHeader
        title={t('screens.productsInSearch')}
        freshness={<FreshnessLine source={t('marketplaces.ozon')} takenAt={view.known[0]?.takenAt ?? null} />}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowsExchange size={17} aria-hidden />}
              onClick={() => view.change({ rivals: true })}
            >
              {t('productsInSearch.ownRivals')}
            </Button>
            <SavedViewsMenu screen="/products-in-search" />
            <CopyLinkButton />
          </>
        }
      />
      <ShelfFilters view={view} more={view.leading && <LeadingLine count={view.leading.count} />} />
      <Stored view={view} />
      <OwnRivalsPanel isOpen={view.search.rivals} onClose={() => view.change({ rivals: false })} />
    </>
  );
}

/** Which question the screen has asked by itself. */
function LeadingLine({ count }: { count: number | null }) {
  const { t } = useTranslation();
  const why = count === null ? 'any' : 'mostSearched';
  return <Text size="sm">{t(`productsInSearch.leading.${why}`)}</Text>;
}

function Stored({ view }: { view: ShelfView }) {
  const { t } = useTranslation();
  const { isRequested, isWaiting, moments, moment } = view;
  const mayLook = useMayCall(lookAtShelf);
  if (isWaiting || (isRequested && moments.isPending)) return <PanelSkeleton height={SHELF_PX} />;
  if (isRequested && moments.error)
    return (
      <Panel>
        <ProblemState error={moments.error} onRetry={() => void moments.refetch()} />
      </Panel>
    );
  if (moment === undefined || !isRequested) {
    const why = isRequested ? 'none' : 'start';
    return (
      <Panel>
        <EmptyState
          icon={IconEyeSearch}
          title={t(`productsInSearch.${why}.title`)}
          text={t(
            isRequested && !mayLook ? 'productsInSearch.none.inExample' : `productsInSearch.${why}.text`,
          )}
        />
      </Panel>
    );
  }
  return (
    <>
      <Shelf view={view} moment={moment} />
      <MomentPanel view={view} moment={moment} />
    </>
  );
}
