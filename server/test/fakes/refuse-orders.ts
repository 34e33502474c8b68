import type { Send } from '../../src/platform/outbound/send.ts';

/** The provider as one who refuses every order in its own form, and answers what it is asked. */
export function refuseOrders(send: Send, status: number): Send {
  const refusal = { type: 'error', code: 'refused', description: 'No' };
  return async (request) =>
    request.method === 'POST'
      ? {
          outcome: 'answered',
          status,
          headers: {},
          setCookies: [],
          body: Buffer.from(JSON.stringify(refusal)),
        }
      : send(request);
}
