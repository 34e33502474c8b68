import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import { hash } from '../../platform/hash.ts';
import { writeInt64 } from '../int64.ts';
import type { SellerCall } from '../seller-call.ts';
import { tooManyOperations } from '../seller-error.ts';
import { PICTURES_PREFIX } from './open-picture-files.ts';
import type { PictureItem } from './picture-task.ts';

// By the newest contract, the main one among them; it was 15 a year before and 30 in the summer.
const MAX_PICTURES = 50;
const Link = z.string().max(2000);
const Ask = z.object({
  items: z
    .array(
      z
        .object({
          offer_id: z.string().min(1).max(50),
          primary_image: Link.default(''),
          images: z.array(Link).default([]),
          color_image: Link.default(''),
        })
        .refine(
          ({ primary_image, images }) => images.length + (primary_image === '' ? 0 : 1) <= MAX_PICTURES,
          {
            message: `a product has at most ${MAX_PICTURES} pictures`,
            path: ['images'],
          },
        ),
    )
    .min(1)
    .max(100),
});
type RequestedItem = z.infer<typeof Ask>['items'][number];

const SPOILERS = ['picturesPending', 'picturesFailed', 'picturesSkipped'] as const;
const OWN_PREFIXES = ['/images/', `${PICTURES_PREFIX}/`];

/** The sandbox goes by several names (127.0.0.1, localhost): its port and paths tell an own address. */
function shortenOwn(link: string, baseUrl: string): string {
  if (!URL.canParse(link)) return link;
  const { port, pathname } = new URL(link);
  const isOwn = port === new URL(baseUrl).port && OWN_PREFIXES.some((prefix) => pathname.startsWith(prefix));
  return isOwn ? pathname : link;
}

function refuseOutOfLimits({ faults, seller, now, operations }: SellerCall, count: number): void {
  const { resetAt } = operations.today(seller.id);
  const untilResetMs = resetAt.getTime() - now.getTime();
  const isUsedUp = faults.take('ozon', String(seller.id), ['dailyLimit']) !== undefined;
  const refused = isUsedUp ? { retryMs: untilResetMs, remaining: 0 } : operations.take(seller.id, count);
  if (refused !== undefined) throw tooManyOperations(refused);
}

/** /v2/product/pictures/import: takes the order; the task tells later what became of it. */
export function importPictures(call: SellerCall, body: unknown): unknown {
  const { items } = Ask.parse(body);
  refuseOutOfLimits(call, items.length);
  const { market, seller, now, baseUrl, faults, pictureImports, settings } = call;
  const [leastSeconds, mostSeconds] = settings.at(now.getTime()).pictureSeconds;
  const spreadMs = Math.max(1, (mostSeconds - leastSeconds) * SECOND_MS);
  const products = new Map(market.products.ofSeller(seller.id).map((one) => [one.offerId, one] as const));
  const spoiled = faults.take('ozon', String(seller.id), SPOILERS)?.fault;
  const planted = SPOILERS.find((fault) => fault === spoiled) ?? null;

  function toItem({ offer_id, primary_image, images, color_image }: RequestedItem): PictureItem {
    const links = [primary_image, ...images].filter((link) => link !== '');
    const product = products.get(offer_id);
    return {
      offerId: offer_id,
      product: product ? { sku: product.sku, productId: product.productId } : null,
      links: [...new Set(links.map((link) => shortenOwn(link, baseUrl)))],
      colourLink: shortenOwn(color_image, baseUrl),
      dueAtMs:
        now.getTime() + leastSeconds * SECOND_MS + (hash('pictures', offer_id, now.getTime()) % spreadMs),
      planted,
      status: 'pending',
      errors: [],
    };
  }
  const task = pictureImports.accept(seller.id, items.map(toItem));
  return { task_id: writeInt64(task.id) };
}
