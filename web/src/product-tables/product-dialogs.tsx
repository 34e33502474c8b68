import type { Product } from '@vitrina/contract/products.ts';
import { TrackDialog } from '../tracking/lazy.tsx';
import { AddExternalDialog } from './external/lazy.tsx';
import { ImportKeywordsDialog } from './keywords/lazy.tsx';
import { TagsDialog } from './tags/lazy.tsx';
import { closeTags, useOpenedTags } from './tags/tags-state.ts';
import { TrackManyDialog } from './tracking/lazy.tsx';

/** What is open over the table, with the products it is about. */
export type OpenDialog =
  | { kind: 'external' }
  | { kind: 'track' | 'import'; products: readonly Product[] }
  | null;

export function ProductDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
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
