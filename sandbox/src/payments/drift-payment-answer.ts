/** The API's next version: what a status was called is called a state, and sums come in minor units. */
export function driftPaymentAnswer(text: string): string {
  return text.replaceAll('"status":', '"state":').replaceAll('"amount":', '"amount_minor":');
}
