import { onDemand } from '../../platform/loading/on-demand.tsx';
import { withTexts } from '../../platform/texts/catalogues.ts';

/** What is wrong with a line is said in the words of the import of search history. */
export const ImportKeywordsDialog = onDemand(
  async () =>
    (await withTexts(['search-history'], import('./import-keywords-dialog.tsx'))).ImportKeywordsDialog,
);
