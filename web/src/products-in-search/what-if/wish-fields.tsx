import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import { WANTED_BOUNDS, type WantedField } from '@vitrina/contract/positions/wanted-card.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { ShelfView } from '../use-shelf-view.ts';
import { NumberWish } from './number-wish.tsx';
import { percentOf, priceBy } from './price-percent.ts';
import classes from './what-if.module.css';
import { NAME_OF } from './wish-search.ts';

const KOPECKS = 100;
const PERCENT = { least: -99, most: 900, step: 0.1 };
const REST = ['deliveryDays', 'rating', 'reviewsCount', 'stock'] as const satisfies readonly WantedField[];

type FieldsProps = { view: ShelfView; card: CardOnPage };

/** What may be different, each beside its present value. A price is typed in roubles or in percent. */
export function WishFields({ view, card }: FieldsProps) {
  const { t, format } = useTexts();
  const unknown = t('whatIf.nowUnknown');
  const inWords = (field: (typeof REST)[number], value: number) =>
    field === 'rating' ? format.decimal(value) : format.count(value);
  return (
    <div className={classes['fields']}>
      <PriceFields view={view} nowKopecks={card.priceKopecks} />
      {REST.map((field) => {
        const value = card[field];
        return (
          <NumberWish
            key={field}
            label={t(`whatIf.fields.${field}`)}
            now={value === null ? unknown : t('whatIf.now', { value: inWords(field, value) })}
            bounds={{ ...WANTED_BOUNDS[field], step: field === 'rating' ? 0.1 : 1 }}
            value={view.search[NAME_OF[field]]}
            isDisabled={value === null}
            onChange={(next) => {
              view.change({ [NAME_OF[field]]: next });
              return next;
            }}
          />
        );
      })}
    </div>
  );
}

function PriceFields({
  view: { search, change },
  nowKopecks,
}: {
  view: ShelfView;
  nowKopecks: number | null;
}) {
  const { t, format } = useTexts();
  const { least, most } = WANTED_BOUNDS.priceKopecks;
  const price = search.toPrice;
  const now =
    nowKopecks === null ? t('whatIf.nowUnknown') : t('whatIf.now', { value: format.rubles(nowKopecks) });
  const isDisabled = nowKopecks === null;
  return (
    <>
      <NumberWish
        label={t('whatIf.fields.priceKopecks')}
        now={now}
        bounds={{ least: least / KOPECKS, most: most / KOPECKS, step: 1 }}
        value={price === null ? null : price / KOPECKS}
        isDisabled={isDisabled}
        onChange={(roubles) => {
          change({ toPrice: roubles === null ? null : roubles * KOPECKS });
          return roubles;
        }}
      />
      <NumberWish
        label={t('whatIf.fields.pricePercent')}
        now={t('whatIf.percentHint')}
        bounds={PERCENT}
        value={price === null || nowKopecks === null ? null : percentOf(nowKopecks, price)}
        isDisabled={isDisabled}
        onChange={(percent) => {
          const next = percent === null || nowKopecks === null ? null : priceBy(nowKopecks, percent);
          change({ toPrice: next });
          return next === null || nowKopecks === null ? null : percentOf(nowKopecks, next);
        }}
      />
    </>
  );
}
