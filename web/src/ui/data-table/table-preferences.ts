import * as z from 'zod/mini';
import { useStored } from '../../platform/use-stored.ts';

/** What a person chose for one table; kept in the browser under the table's id. */
export const TablePreferences = z.object({
  /** Columns whose visibility differs from the first one. */
  visibility: z.record(z.string(), z.boolean()),
  widths: z.record(z.string(), z.number()),
  density: z.enum(['comfortable', 'compact']),
});
export type TablePreferences = z.infer<typeof TablePreferences>;

const FIRST: TablePreferences = { visibility: {}, widths: {}, density: 'comfortable' };

// spec 9: comfortable density by default. Pixels; virtual rows rely on them.
export const ROW_HEIGHT: Record<TablePreferences['density'], number> = { comfortable: 42, compact: 32 };

export function useTablePreferences(id: string) {
  const [preferences, setPreferences] = useStored(`table.${id}`, TablePreferences, FIRST);
  return {
    preferences,
    change: (part: Partial<TablePreferences>) => setPreferences({ ...preferences, ...part }),
    reset: () => setPreferences(FIRST),
    isChanged: JSON.stringify(preferences) !== JSON.stringify(FIRST),
  };
}
