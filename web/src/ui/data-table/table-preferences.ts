import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readStoredJson } from '../../platform/browser/read-stored-json.ts';
import { useStored } from '../../platform/browser/use-stored.ts';
import { useSession } from '../../platform/session/session.ts';
import { withDefault } from '../../platform/with-default.ts';

/** What a person chose for one table; kept in the browser under the person and the table's id. */
export const TablePreferences = z.object({
  /** Columns whose visibility differs from the first one. */
  visibility: withDefault(z.record(z.string(), z.boolean()), {}),
  order: withDefault(z.array(z.string()), []),
  pinned: withDefault(z.array(z.string()), []),
  widths: withDefault(z.record(z.string(), z.number()), {}),
  density: withDefault(z.enum(['comfortable', 'compact']), 'comfortable'),
  /** interface-rules.md G5: lines in rows on a scale of their own, or on one for all. */
  scale: withDefault(z.enum(['own', 'common']), 'own'),
  /** Facts of the cards on narrow screens; null: those of the screen. */
  facts: withDefault(z.nullable(z.array(z.string())), null),
});
export type TablePreferences = z.infer<typeof TablePreferences>;

const FIRST: TablePreferences = z.parse(TablePreferences, {});

// product.md 9.7: comfortable density by default. Pixels; virtual rows rely on them.
export const ROW_HEIGHT: Record<TablePreferences['density'], number> = { comfortable: 42, compact: 32 };

/** Where the browser keeps a table of a person; null: nobody is signed in, as before people were told apart. */
export function preferencesKey(id: string, personId: number | null): string {
  return personId === null ? `table.${id}` : `table.${id}.${personId}`;
}

export function useTablePreferences(id: string) {
  const { account } = useSession();
  const common = preferencesKey(id, null);
  const key = preferencesKey(id, account?.id ?? null);
  const first = useMemo(() => readStoredJson(common, TablePreferences) ?? FIRST, [common]);
  const [preferences, setPreferences] = useStored(key, TablePreferences, first);
  return {
    preferences,
    change: (next: Partial<TablePreferences>) => setPreferences({ ...preferences, ...next }),
    reset: () => setPreferences(FIRST),
    isChanged: JSON.stringify(preferences) !== JSON.stringify(FIRST),
  };
}
