export type Announcement = {
  /** Where the browser loaded the page, which is read aloud by itself; null once the person has gone on. */
  openedAt: string | null;
  title: string;
};

/** What is to be read aloud after a step: a screen that we put in the place of another one. */
export function announceScreen(
  last: Announcement,
  { path, title }: { path: string; title: string },
): Announcement {
  // A screen without a title is on its way.
  return path === last.openedAt || title === '' ? last : { openedAt: null, title };
}
