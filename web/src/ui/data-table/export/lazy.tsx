import { onDemand } from '../../../platform/loading/on-demand.tsx';
import { DownloadButton } from '../../download-button.tsx';
import type { TableExportMenu as ExportMenu, TableExportMenuProps } from './table-export-menu.tsx';

// Loading cannot be generic; which rows a table has does not matter to it.
export const TableExportMenu = onDemand<TableExportMenuProps<never>>(
  async () => (await import('./table-export-menu.tsx')).TableExportMenu,
  ({ rows }) => <DownloadButton inert disabled={typeof rows !== 'function' && rows.length === 0} />,
  'button',
) as unknown as typeof ExportMenu;
