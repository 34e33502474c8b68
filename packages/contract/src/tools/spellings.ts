import * as z from 'zod/mini';

/** Why a query is another spelling of the one it means. */
export const SPELLING_REASONS = ['slip', 'layout', 'spacing', 'order', 'translit'] as const;
const SpellingReason = z.enum(SPELLING_REASONS);
export type SpellingReason = z.infer<typeof SpellingReason>;

/** How many spellings of a query are named; the others are counted. */
export const MOST_SPELLINGS = 20;

/** What a row of the market says of other spellings of its query. */
export const RowSpelling = z.object({
  /** Those that were searched in the span of the row; null: none. Their searches are not in the row's own figures. */
  others: z.nullable(
    z.object({
      count: z.int(),
      /** Their searches / those of all spellings, the row's own included. */
      share: z.number(),
      /** The most searched of them. */
      named: z.array(z.object({ query: z.string(), count: z.int(), reason: SpellingReason })),
    }),
  ),
  /** The query that is meant; null: the row stands for itself. */
  means: z.nullable(z.string()),
});
export type RowSpelling = z.infer<typeof RowSpelling>;
