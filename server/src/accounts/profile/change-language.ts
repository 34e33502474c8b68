import type { Language } from '@vitrina/contract/languages.ts';
import type { DbContext } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';

export async function changeLanguage(
  { db }: DbContext,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .execute();
}
