/** The API's next version: every top-level field and every column under another name. */
export function driftPerformance(text: string): string {
  if (!text.startsWith('{')) {
    return text.replaceAll(/^.*(?:Показы|Клики).*$/gm, (line) =>
      line.replaceAll(/[^;]+/g, (name) => `${name} (new)`),
    );
  }
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) return text;
  return JSON.stringify(
    Object.fromEntries(Object.entries(answer).map(([name, value]) => [`${name}_v2`, value])),
  );
}
