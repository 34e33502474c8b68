import type { OfficePromoCode } from '@vitrina/contract/office.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { LtrText, Moment } from '../cells.tsx';
import { describeGift } from './describe-gift.ts';

function Gift({ code: { gift } }: { code: OfficePromoCode }) {
  return <span>{describeGift(gift, useTexts())}</span>;
}

export const PROMO_COLUMNS: readonly Column<OfficePromoCode>[] = [
  {
    id: 'code',
    header: 'office.columns.code',
    kind: 'text',
    width: 220,
    isInCard: 'wide',
    value: ({ code }) => code,
    cell: ({ code }) => <LtrText text={code} />,
  },
  {
    id: 'gift',
    header: 'office.columns.gift',
    kind: 'custom',
    width: 260,
    isInCard: 'wide',
    plain: ({ gift }, words) => describeGift(gift, words),
    cell: (code) => <Gift code={code} />,
  },
  {
    id: 'used',
    header: 'office.columns.used',
    kind: 'number',
    width: 150,
    isInCard: true,
    value: ({ used }) => used,
  },
  {
    id: 'usesLeft',
    header: 'office.columns.usesLeft',
    kind: 'number',
    width: 150,
    isInCard: true,
    value: ({ usesLeft }) => usesLeft,
  },
  {
    id: 'expiresAt',
    header: 'office.columns.expiresAt',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    width: 200,
    isInCard: true,
    value: ({ expiresAt }) => expiresAt,
    plain: ({ expiresAt }, { format }) => format.instant(expiresAt),
    cell: ({ expiresAt }) => <Moment at={expiresAt} />,
  },
];
