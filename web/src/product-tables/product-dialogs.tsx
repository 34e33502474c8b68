import type { Product } from '@vitrina/contract/products.ts';
import { TrackDialog } from '../tracking/lazy-track-dialog.tsx';
import { AddExternalDialog } from './external/lazy-add-external-dialog.tsx';
import { ImportKeywordsDialog } from './keywords/lazy-import-keywords-dialog.tsx';
import { TagsDialog } from './tags/lazy-tags-dialog.tsx';
import { closeTags, useOpenedTags } from './tags/tags-state.ts';
import { TrackManyDialog } from './tracking/lazy-track-many-dialog.tsx';

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
