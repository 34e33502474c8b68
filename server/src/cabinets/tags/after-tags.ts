import type { Context } from '../../platform/context.ts';

/** What a later room does when a cabinet's tags, or those of its products, are others; the application lists them. */
export type FollowTags = (context: Context, cabinetId: number) => Promise<void>;

/** The tags are changed already: whoever cannot follow at once does so in the background. */
export async function afterTags(
  context: Context,
  followers: readonly FollowTags[],
  cabinetId: number,
): Promise<void> {
  for (const follow of followers) {
    try {
      await follow(context, cabinetId);
    } catch (error) {
      context.log.warn({ err: error, cabinetId }, 'tags are followed later');
    }
  }
}
