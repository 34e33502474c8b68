import { createHash } from 'node:crypto';
import { z } from 'zod';
import { moscowMoment } from '../../clock/moscow-day.ts';
import type { Picture } from '../../market/changes/market-change.ts';
import type { Market, Product } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import type { Store } from '../../platform/open-store.ts';

export const MEDIA_PREFIX = '/wildberries/media/';

const MediaFile = z.object({ contentHash: z.string(), type: z.string(), base64: z.string() });
const SavedCard = z.object({ sku: z.int(), updatedAtMs: z.number(), video: z.string().optional() });

/** The pictures that sellers brought to their cards, and when. */
export type Media = {
  keepFile(bytes: Buffer, type: string): Picture;
  /** The file behind an address of ours. */
  findFile(address: string): { type: string; bytes: Buffer; contentHash: string } | undefined;
  replace(sku: number, pictures: readonly Picture[], video: string | undefined, now: Date): void;
  videoOf(sku: number): string | undefined;
  updatedAt(product: Product): Date;
};

export function openMedia(store: Store, market: Market): Media {
  const files = store.collection('wildberries.files', MediaFile);
  const cards = store.collection('wildberries.cards', SavedCard);

  function updatedAt({ sku, createdDay }: Product): Date {
    const saved = cards.get(String(sku));
    const minutesOfCreation = hash('card', sku) % (20 * 24 * 60);
    return saved
      ? new Date(saved.updatedAtMs)
      : new Date(moscowMoment(createdDay, 12).getTime() + minutesOfCreation * 60_000);
  }

  return {
    keepFile(bytes, type) {
      const contentHash = createHash('sha256').update(bytes).digest('hex');
      const name = `${contentHash.slice(0, 32)}.${type}`;
      files.put(name, { contentHash, type, base64: bytes.toString('base64') });
      return { address: `${MEDIA_PREFIX}${name}`, contentHash };
    },
    findFile(address) {
      const file = address.startsWith(MEDIA_PREFIX)
        ? files.get(address.slice(MEDIA_PREFIX.length))
        : undefined;
      return (
        file && {
          type: file.type,
          contentHash: file.contentHash,
          bytes: Buffer.from(file.base64, 'base64'),
        }
      );
    },
    replace(sku, pictures, video, now) {
      const product = market.products.bySku(sku);
      if (product === undefined) return;
      // Clients page through cards by this moment, so it must move even while the clock stands.
      const updatedAtMs = Math.max(now.getTime(), updatedAt(product).getTime() + 1);
      cards.put(String(sku), { sku, updatedAtMs, video });
      market.change({
        kind: 'pictures',
        marketplace: 'wb',
        sku,
        atMs: now.getTime(),
        pictures: [...pictures],
      });
    },
    videoOf: (sku) => cards.get(String(sku))?.video,
    updatedAt,
  };
}
