import { existsSync } from 'node:fs';
import path from 'node:path';
import { patternOf } from './canaries/canary-list.ts';
import { createFullAccount, deleteFullAccount } from './canaries/full-account.ts';
import { goWrong } from './canaries/go-wrong.ts';
import { openStack, type Stack } from './canaries/open-stack.ts';
import { type Place, readFolder, readPlaces } from './canaries/read-places.ts';
import { type Figure, never, type Size } from './figure.ts';

const REQUIRED_KINDS = 12;
/** What `npm run proofs` has built, or what happens to lie there. */
const BUNDLE = process.env['PROOFS_WEB'] ?? path.join(import.meta.dirname, '../../web/dist');

function search({ canaries }: Stack, places: readonly Place[]): string[] {
  const patterns = canaries.planted.map(({ kind, secret }) => ({ kind, pattern: patternOf(secret) }));
  return places.flatMap(({ name, text }) =>
    patterns.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => `${kind} in ${name}`),
  );
}

/** A search that finds nothing proves something only if it would have found it. */
function checkSearch(stack: Stack, places: readonly Place[]): void {
  const first = stack.canaries.planted[0]?.secret ?? '';
  const rows = places.filter(({ text }) => text.length > 0).length;
  if (
    search(stack, [{ name: 'here', text: `x ${first} y` }]).length === 0 ||
    rows < 10 ||
    stack.lines.length < 10
  )
    throw new Error('The search for canaries looks at nothing.');
}

/** R19: secrets through every flow and every failure of a real process, then a look at all that stays behind. */
export async function prove(size: Size): Promise<Figure[]> {
  const stack = await openStack();
  try {
    const account = await createFullAccount(stack);
    await goWrong(stack, account);
    await deleteFullAccount(stack, account);
    await stack.stopProduct();
    const log = { name: 'log of the product', text: stack.lines.join('\n') };
    // `npm test` does not build the web application; the full proof does.
    const bundle = size === 'full' || existsSync(BUNDLE) ? await readFolder(BUNDLE, () => false) : [];
    const places = [log, ...(await readPlaces(stack.app.context)), ...bundle];
    checkSearch(stack, places);
    const kinds = new Set(stack.canaries.planted.map(({ kind }) => kind));
    const bytes = places.reduce((sum, { text }) => sum + text.length, 0);
    const of = `${stack.canaries.planted.length} secrets in ${places.length} places (${(bytes / 1e6).toFixed(1)} MB, ${stack.lines.length} log lines, ${bundle.length} files of the bundle)`;
    return [
      {
        id: 'R19',
        figure: 'kinds of secrets that were really used',
        required: `at least ${REQUIRED_KINDS}`,
        measured: String(kinds.size),
        isKept: kinds.size >= REQUIRED_KINDS,
      },
      never('R19', 'secrets found in clear', search(stack, places), of),
    ];
  } finally {
    await stack.close();
  }
}
