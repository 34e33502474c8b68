import { z } from 'zod';

/** A piece of a text that looks or acts otherwise; places are counted in UTF-16 units. */
export const Entity = z.object({
  type: z.string(),
  offset: z.int().min(0),
  length: z.int().min(1),
  url: z.string().optional(),
  language: z.string().optional(),
  custom_emoji_id: z.string().optional(),
});
export type Entity = z.infer<typeof Entity>;

export type Formatted = { text: string; entities: Entity[] };
