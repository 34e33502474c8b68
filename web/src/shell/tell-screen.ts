export type Told = {
  /** Where the browser loaded the page, which is read aloud by itself; null once the person has gone on. */
  openedAt: string | null;
  title: string;
};

/** What is to be read aloud after a step: a screen that we put in the place of another one. */
export function tellScreen(told: Told, { path, title }: { path: string; title: string }): Told {
  // A screen without a title is on its way.
  return path === told.openedAt || title === '' ? told : { openedAt: null, title };
}
