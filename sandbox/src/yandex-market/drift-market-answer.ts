/** The fields that every answer has at its top, under other names. */
export function driftMarketAnswer(text: string): string {
  return text
    .replace('"result":', '"payload":')
    .replace('"campaigns":', '"shops":')
    .replace('"campaign":', '"shop":')
    .replace('"regions":', '"areas":')
    .replace('"region":', '"area":');
}
