import type { ShelfMoment, ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import { dialogOnDemand } from '../../platform/loading/dialog-on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';
import type { ShelfView } from '../use-shelf-view.ts';
import { NO_WISH } from './wish-search.ts';

const Panel = dialogOnDemand(
  async () => (await withTexts(['what-if'], import('./what-if-panel.tsx'))).WhatIfPanel,
);

type WhatIfProps = { view: ShelfView; moment: ShelfMoment; products: readonly ShelfProduct[] | undefined };

/** Beside the shelf: where an own card would likely stand if it were different. */
export function WhatIfPanel({ view, moment, products }: WhatIfProps) {
  const { search, change } = view;
  const title = products?.find(({ sku }) => sku === search.whatIf)?.title ?? undefined;
  return (
    <Panel
      {...{ view, moment, title }}
      isOpen={search.whatIf !== 0}
      onClose={() => change({ whatIf: 0, ...NO_WISH })}
    />
  );
}
