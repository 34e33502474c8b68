import { withTexts } from '../../platform/catalogues.ts';
import { onDemand } from '../../platform/on-demand.tsx';

/** What is wrong with a line is said in the words of the import of search history. */
export const ImportKeywordsDialog = onDemand(
  async () => (await withTexts(['search'], import('./import-keywords-dialog.tsx'))).ImportKeywordsDialog,
);
