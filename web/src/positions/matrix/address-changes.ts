type Navigate<Search> = (to: { search: (old: Search) => Search; replace: boolean }) => Promise<void>;

/** What the screen changes in its address: in its place, or as a page that the browser's way back leaves. */
export function addressChanges<Search>(navigate: Navigate<Search>) {
  const go = (next: Partial<Search>, replace: boolean) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace });
  return {
    change: (next: Partial<Search>) => go(next, true),
    visit: (next: Partial<Search>) => go(next, false),
  };
}
