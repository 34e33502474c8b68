import type { CellCheck } from '@vitrina/contract/positions/causes.ts';
import * as z from 'zod';
import { StoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import type { ShelfInput } from '../../shelves/keep-shelf.ts';
import { listPlaces } from '../../shelves/list-places.ts';
import { attemptedAt, nearSpan, toWholeSeconds } from './near-span.ts';

export type StoredPage = { takenAt: Date; place: number | null; page: number | null };

type Input = { shelf: ShelfInput; sku: number; check: CellCheck };

const Moment = z.object({ taken_at: StoredMoment });

async function listMoments({ clickhouse }: Context, { query, cityId }: ShelfInput, from: Date, to: Date) {
  const rows = await clickhouse.rows(
    'stored pages near a check',
    `select taken_at from shelf_read
    where mp = 'ozon' and query = {query:String} and city = {city:UInt32}
      and taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}
    order by taken_at`,
    { query, city: cityId, from: toWholeSeconds(from), to: toWholeSeconds(to) },
    Moment,
  );
  return rows.map((row) => row.taken_at);
}

/** The stored pages near a check on which the product stood as the check says, the nearest first. */
export async function listNearPages(context: Context, { shelf, sku, check }: Input): Promise<StoredPage[]> {
  const at = attemptedAt(check);
  const { from, to } = nearSpan(at);
  const isFound = typeof check.place === 'number';
  const [places, moments] = await Promise.all([
    listPlaces(context, { ...shelf, skus: [sku], from, to }),
    isFound ? [] : listMoments(context, shelf, from, to),
  ]);
  const standing = new Set(places.map(({ taken_at }) => taken_at.getTime()));
  const pages: StoredPage[] = isFound
    ? places.map(({ taken_at, place, page }) => ({ takenAt: taken_at, place, page }))
    : moments
        .filter((moment) => !standing.has(moment.getTime()))
        .map((takenAt) => ({ takenAt, place: null, page: null }));
  const distance = ({ takenAt }: StoredPage) => Math.abs(takenAt.getTime() - at);
  return pages.toSorted((one, other) => distance(one) - distance(other));
}
