import { PAYMENT_HINT_PATH } from '../../packages/contract/src/billing/payments.ts';

/** Tells the sandbox's payment provider where its notifications go, as an operator does in the shop's cabinet. */
export async function nameHintAddress(sandboxUrl: string, apiPort: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/yookassa/notifications`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urls: [`http://127.0.0.1:${apiPort}${PAYMENT_HINT_PATH}`] }),
  });
  if (!answer.ok)
    throw new Error(`The sandbox does not take the address of notifications: ${answer.status}.`);
}
