// npm run example -- --cabinet 5 | --none [--data ./data]: the cabinet that people without one may read.
import path from 'node:path';
import { chooseExample } from '../server/src/cabinets/example/choose-example.ts';
import { migratePostgres } from '../server/src/platform/migrations.ts';
import { connectPostgres } from '../server/src/platform/postgres/database.ts';
import { readChoice } from './example/read-choice.ts';
import { withEngines } from './with-engines.ts';

try {
  const { data, cabinetId } = readChoice(process.argv.slice(2));
  await withEngines(path.resolve(data), async ({ DATABASE_URL }) => {
    await migratePostgres(DATABASE_URL);
    const { db, close } = connectPostgres(DATABASE_URL, { maxConnections: 2 });
    try {
      if (!(await chooseExample({ db }, cabinetId))) throw new Error(`There is no cabinet ${cabinetId}.`);
      console.log(
        cabinetId === null ? 'There is no example any more.' : `Cabinet ${cabinetId} is the example.`,
      );
    } finally {
      await close();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
