/** The API's next version: every top-level field under another name. */
export function driftSellerAnswer(text: string): string {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) return text;
  return JSON.stringify(
    Object.fromEntries(Object.entries(answer).map(([name, value]) => [`${name}_v2`, value])),
  );
}
