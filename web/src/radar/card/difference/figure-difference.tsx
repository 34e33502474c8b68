import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import type { TFunction } from 'i18next';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { figureText } from '../../../products/changes/change-words.ts';
import classes from './difference.module.css';

type Stock = Extract<RadarDifference, { kind: 'stock' }>;
export type Figures = Exclude<
  RadarDifference,
  {
    kind:
      | 'title'
      | 'description'
      | 'pictures'
      | 'characteristics'
      | 'sellers'
      | 'badges'
      | 'category'
      | 'stock';
  }
>;

function Sides({ was, now }: { was: string; now: string }) {
  const { t } = useTexts();
  return (
    <dl className={classes['figures']} dir="ltr">
      <div>
        <dt dir="auto">{t('radarCard.difference.was')}</dt>
        <dd>
          <bdi>{was}</bdi>
        </dd>
      </div>
      <span aria-hidden>→</span>
      <div>
        <dt dir="auto">{t('radarCard.difference.now')}</dt>
        <dd>
          <bdi>{now}</bdi>
        </dd>
      </div>
    </dl>
  );
}

export function FigureDifference({ difference: { kind, was, now } }: { difference: Figures }) {
  const words = useTexts();
  return <Sides was={figureText(kind, was, words)} now={figureText(kind, now, words)} />;
}

function stockText(t: TFunction, stock: Stock['was'], count: (value: number) => string): string {
  if (stock === null) return '—';
  if (!stock.isAvailable) return t('radarCard.strips.soldOut');
  return stock.stock === null ? t('radarCard.strips.onSale') : count(stock.stock);
}

export function StockDifference({ difference: { was, now } }: { difference: Stock }) {
  const words = useTexts();
  const count = (value: number) => figureText('stock', value, words);
  return <Sides was={stockText(words.t, was, count)} now={stockText(words.t, now, count)} />;
}
