import * as z from 'zod';
import { asShown } from './days.ts';

const KEY = { authorization: 'Bearer demo-feed-key' };

/** A line of the provider, under the provider's own names. */
export type Figures = Record<string, number>;
/** By query as the product shows it. */
type FeedDay = ReadonlyMap<string, Figures>;
export type FeedDays = ReadonlyMap<string, FeedDay>;

function cutLine(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

async function readFile(url: string, marketplace: string, day: string): Promise<FeedDay> {
  const answer = await fetch(`${url}/feed/v1/${marketplace}/query-statistics?day=${day}`, { headers: KEY });
  if (!answer.ok) throw new Error(`The file of ${day} is refused: ${await answer.text()}`);
  const [head = '', ...lines] = (await answer.text()).trim().split('\n');
  const [, ...names] = head.split(',');
  return new Map(
    lines.map((line) => {
      const [query = '', ...cells] = cutLine(line);
      return [asShown(query), Object.fromEntries(names.map((name, place) => [name, Number(cells[place])]))];
    }),
  );
}

/** The files of the days that the product was given, as the provider serves them. */
export async function readFeedDays(
  url: string,
  marketplace: string,
  days: readonly string[],
): Promise<FeedDays> {
  const files = new Map<string, FeedDay>();
  for (const day of days) files.set(day, await readFile(url, marketplace, day));
  return files;
}

const History = z.object({
  days: z.array(z.looseObject({ day: z.string() })),
  hours: z.array(z.object({ day: z.string(), counts: z.array(z.number()) })),
});

/** One query in one city (0: the whole country) by day, and by hour of each day. */
export async function readHistory(
  url: string,
  input: { marketplace: string; query: string; city: number; from: string; to: string },
) {
  const { marketplace, query, city, from, to } = input;
  const words = new URLSearchParams({ query, city: String(city), from, to });
  const answer = await fetch(`${url}/feed/v1/${marketplace}/query-history?${words.toString()}`, {
    headers: KEY,
  });
  const { days, hours } = History.parse(await answer.json());
  const figures = new Map(
    days.map(({ day, ...cells }) => [
      day,
      Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, Number(value)])),
    ]),
  );
  return { figures, hours: new Map(hours.map(({ day, counts }) => [day, counts])) };
}
