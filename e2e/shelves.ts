import { getShelf, lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Page, Response } from 'playwright-core';

export type ShelfAnswer = OutputOf<typeof getShelf>;

const MOSCOW = 213;
const LONGEST_LOOK_MS = 60_000;
const MOMENT_MS = 4000;

const isAnswerOf = (path: string) => (response: Response) => new URL(response.url()).pathname.endsWith(path);

/** The shelf that the screen gets after the act. */
export async function shelfAfter(page: Page, act: () => Promise<unknown>): Promise<ShelfAnswer> {
  const answer = page.waitForResponse(isAnswerOf(getShelf.path));
  await act();
  return (await (await answer).json()) as ShelfAnswer;
}

/**
 * Presses until it is read. The jumps of the stories' clock bring many checks into one real hour of the key: whoever is told
 * that it is used up waits a moment, as a person would.
 */
async function readShelfNow(page: Page): Promise<string | null> {
  for (;;) {
    const look = page.waitForResponse(isAnswerOf(lookAtShelf.path), { timeout: LONGEST_LOOK_MS });
    await page.getByRole('button', { name: 'Прочитать сейчас' }).click();
    const { outcome, takenAt } = (await (await look).json()) as OutputOf<typeof lookAtShelf>;
    if (outcome !== 'ownQuota') return takenAt;
    await page.waitForTimeout(MOMENT_MS);
  }
}

/** A person has the shelf read now; what is shown then. */
export async function lookNow(page: Page): Promise<ShelfAnswer> {
  const read = Promise.withResolvers<string | null>();
  const shelf = page.waitForResponse(
    async (response) => {
      if (!isAnswerOf(getShelf.path)(response)) return false;
      const { takenAt } = response.request().postDataJSON() as { takenAt: string };
      return takenAt === (await read.promise);
    },
    { timeout: LONGEST_LOOK_MS },
  );
  read.resolve(await readShelfNow(page));
  return (await (await shelf).json()) as ShelfAnswer;
}

export async function openShelf(page: Page, query: string, more = ''): Promise<ShelfAnswer> {
  await page.goto(`/products-in-search?query=${encodeURIComponent(query)}&city=${MOSCOW}${more}`);
  return lookNow(page);
}
