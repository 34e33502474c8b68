import { IconUsers } from '@tabler/icons-react';
import type { CardOffer } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../ui/data-table/column.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';

const COLUMNS: readonly Column<CardOffer>[] = [
  {
    id: 'seller',
    header: 'productCard.facts.seller',
    kind: 'text',
    value: (offer) => offer.seller?.name ?? null,
    width: 280,
    sortable: true,
    firstDirection: 'asc',
  },
  {
    id: 'sku',
    header: 'productCard.columns.sku',
    kind: 'text',
    value: (offer) => String(offer.sku),
    width: 150,
  },
  {
    id: 'price',
    header: 'productCard.facts.price',
    kind: 'number',
    unit: 'kopecks',
    value: (offer) => offer.priceKopecks,
    width: 140,
    sortable: true,
    firstDirection: 'asc',
    isInCard: true,
  },
  {
    id: 'cardPrice',
    header: 'productCard.facts.cardPrice',
    kind: 'number',
    unit: 'kopecks',
    value: (offer) => offer.cardPriceKopecks,
    width: 170,
    sortable: true,
    firstDirection: 'asc',
    isInCard: true,
  },
];

/** Who else sells on this card. */
export function OffersTable({ offers }: { offers: readonly CardOffer[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      id="product-card-sellers"
      exportName="product-card-sellers"
      label={t('productCard.tabs.sellers')}
      columns={COLUMNS}
      rows={offers}
      rowKey={(offer) => String(offer.sku)}
      sort={{ sort: 'price', direction: 'asc' }}
      empty={{ icon: IconUsers, title: t('productCard.noSellers') }}
    />
  );
}
