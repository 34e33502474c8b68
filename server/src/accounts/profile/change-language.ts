import type { Language } from '@vitrina/contract/languages.ts';
import type { Context } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';

export async function changeLanguage(
  { db }: Pick<Context, 'db'>,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .execute();
}
