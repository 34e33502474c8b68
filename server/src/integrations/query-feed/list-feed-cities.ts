import * as z from 'zod';
import { callFeed } from './call-feed.ts';
import type { Feed, FeedAnswer } from './feed.ts';

const Cities = z
  .array(z.object({ id: z.int().min(1).max(1_000_000), name: z.string().min(1).max(200) }))
  .max(10_000);
export type FeedCity = z.infer<typeof Cities>[number];

export function listFeedCities(feed: Feed): Promise<FeedAnswer<FeedCity[]>> {
  return callFeed(feed, { path: '/cities' }, Cities);
}
