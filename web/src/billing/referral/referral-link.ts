/** The registration screen keeps the code through its form. */
export function referralLink(origin: string, code: string): string {
  return `${origin}/register?${new URLSearchParams({ ref: code }).toString()}`;
}
