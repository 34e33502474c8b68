import type { BotIdentity } from '../../accounts/messenger/bot-identity.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { deliverLetter } from './deliver-letter.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Claim, Delivering } from './delivery.ts';
import { endDeliveries, putBackUnsent } from './end-delivery.ts';
import { pauseAfter } from './judge-sent.ts';
import { settleOverdue } from './settle-overdue.ts';

/** A chat takes one message a second: others are written to meanwhile. */
const LANES = 4;

async function deliver(context: Delivering, identity: BotIdentity, claim: Claim): Promise<void> {
  const { db, clock } = context;
  const { userId, channel, deliveries } = claim;
  const refused = deliveries.filter(({ mayReceive }) => !mayReceive);
  await endDeliveries(db, refused, { state: 'failed', reason: 'noRight', at: clock.now() });
  const allowed = deliveries.filter(({ mayReceive }) => mayReceive);
  const [first] = allowed;
  if (!first) return;
  if (channel === 'letter') return deliverLetter(context, userId, first);
  return deliverMessage(context, identity, { userId, deliveries: allowed });
}

/** One that fails for a reason of its own is logged, waits, and stops no other. */
async function deliverOrPutBack(context: Delivering, identity: BotIdentity, claim: Claim): Promise<void> {
  try {
    await deliver(context, identity, claim);
  } catch (error) {
    const { deliveries } = claim;
    const ids = deliveries.map(({ id }) => id);
    context.log.warn({ deliveryIds: ids, err: error }, 'notification could not be delivered');
    const pauseMs = pauseAfter(Math.max(...deliveries.map(({ attempts }) => attempts)));
    await putBackUnsent(context.db, deliveries, { at: context.clock.now(), pauseMs });
  }
}

async function drain(context: Delivering, identity: BotIdentity): Promise<void> {
  for (let claim = await claimDeliveries(context); claim; claim = await claimDeliveries(context))
    await deliverOrPutBack(context, identity, claim);
}

/** Everything that is due by now, and what killed workers have left behind. */
export async function deliverDue(context: Delivering, identity: BotIdentity): Promise<void> {
  await settleOverdue(context);
  await Promise.all(Array.from({ length: LANES }, () => drain(context, identity)));
}
