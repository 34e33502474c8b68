import { getShelf, lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';

export type ShelfAnswer = OutputOf<typeof getShelf>;

const MOSCOW = 213;
const LONGEST_LOOK_MS = 60_000;

const isAnswerOf = (path: string) => (response: Response) => new URL(response.url()).pathname.endsWith(path);

/** The shelf that the screen gets after the act. */
export async function shelfAfter(page: Page, act: () => Promise<unknown>): Promise<ShelfAnswer> {
  const answer = page.waitForResponse(isAnswerOf(getShelf.path));
  await act();
  return (await (await answer).json()) as ShelfAnswer;
}

async function readShelfNow(page: Page): Promise<string | null> {
  const look = page.waitForResponse(isAnswerOf(lookAtShelf.path), { timeout: LONGEST_LOOK_MS });
  await page.getByRole('button', { name: 'Прочитать сейчас' }).click();
  const { outcome, takenAt } = (await (await look).json()) as OutputOf<typeof lookAtShelf>;
  expect(outcome).toBe('read');
  return takenAt;
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
