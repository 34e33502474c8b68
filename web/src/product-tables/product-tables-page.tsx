import { Button } from '@mantine/core';
import { IconPackage, IconPlus, IconSearch } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Product } from '@vitrina/contract/products.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinet, useRight } from '../platform/session/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { AddExternalDialog } from './external/lazy.tsx';
import { ImportKeywordsDialog } from './keywords/lazy.tsx';
import { keepProductSettings } from './product-settings.ts';
import { ProductTable } from './product-table.tsx';
import type { ProductTablesSearch } from './search.ts';
import { TagsDialog } from './tags/lazy.tsx';
import { closeTags, useOpenedTags } from './tags/tags-state.ts';
import { TrackManyDialog } from './tracking/lazy.tsx';
import { useProductTable } from './use-product-table.ts';

/** What is open over the table, with the products it is about. */
type OpenDialog = { kind: 'external' } | { kind: 'track' | 'import'; products: readonly Product[] } | null;

function ProductDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const tagged = useOpenedTags();
  const [first, second] = dialog?.kind === 'track' ? dialog.products : [];
  return (
    <>
      {tagged !== null && <TagsDialog products={tagged} onClose={closeTags} />}
      {dialog?.kind === 'external' && <AddExternalDialog onClose={onClose} />}
      {dialog?.kind === 'import' && <ImportKeywordsDialog products={dialog.products} onClose={onClose} />}
      {dialog?.kind === 'track' && first && second === undefined && (
        <TrackDialog queries={[]} sku={first.sku} onClose={onClose} />
      )}
      {dialog?.kind === 'track' && second && <TrackManyDialog products={dialog.products} onClose={onClose} />}
    </>
  );
}

const PATH = '/pages/product-tables/$id';

/** product.md 1.1: the product book of a cabinet; with another one everything chosen and opened is gone. */
export function ProductTablesPage() {
  const { id } = useCabinet();
  return <ProductBook key={id} />;
}

function ProductBook() {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { id } = useParams({ from: PATH });
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  useEffect(() => keepProductSettings(id, search), [id, search]);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const table = useProductTable(search);
  const change = (next: Partial<ProductTablesSearch>) =>
    void navigate({ search: (old) => ({ ...old, page: 1, ...next }), replace: true });
  return (
    <>
      <PageHeader
        title={t('screens.productTables')}
        freshness={
          <FreshnessLine
            source={t('marketplaces.ozon')}
            takenAt={table.products.data?.syncedAt ?? null}
            topic="products"
          />
        }
        actions={
          <>
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => setDialog({ kind: 'external' })}
              >
                {t('products.external.add')}
              </Button>
            )}
            <SavedViewsMenu screen={PATH} />
            <CopyLinkButton />
          </>
        }
      />
      <ProductTable
        search={search}
        table={table}
        change={change}
        onTrack={(products) => setDialog({ kind: 'track', products })}
        onImport={(products) => setDialog({ kind: 'import', products })}
        empty={
          search.search !== '' || search.tags !== ''
            ? { icon: IconSearch, title: t('products.nothing.title'), text: t('products.nothing.text') }
            : { icon: IconPackage, title: t('products.empty.title'), text: t('products.empty.text') }
        }
      />
      <ProductDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
