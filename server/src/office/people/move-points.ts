import type { Wallet } from '@vitrina/contract/billing/wallet.ts';
import type { MoveDirection } from '@vitrina/contract/office.ts';
import { requireCurrentPassword } from '../../accounts/passwords/require-current-password.ts';
import { availableOf } from '../../billing/ledger/accounts.ts';
import { NotEnoughPoints, postOperation } from '../../billing/ledger/post-operation.ts';
import { getWalletInfo } from '../../billing/wallet/get-wallet-info.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { actOnce, type Form } from '../audit/act-once.ts';
import { requirePerson } from './present-person.ts';

type Move = {
  userId: number;
  direction: MoveDirection;
  points: number;
  reason: string;
  password: string;
  requestKey: string;
};

const KINDS = { grant: 'pointsGranted', withdrawal: 'pointsWithdrawn' } as const;

/** Gives points to a person or takes some; what is frozen for tests stays. */
export async function movePoints(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  operatorId: number,
  { userId, direction, points, reason, password, requestKey }: Move,
): Promise<Wallet> {
  if (userId === operatorId) throw problem('office.conflictOfInterest');
  await requirePerson(context.db, userId);
  await requireCurrentPassword(context, operatorId, password);
  const at = context.clock.now();
  const form: Form = {
    kind: KINDS[direction],
    operatorId,
    userId,
    reason,
    details: { points },
    requestKey,
    at,
  };
  const change = direction === 'grant' ? points : -points;
  try {
    await actOnce(context, form, async (trx) => {
      const { id } = await postOperation(trx, {
        userId,
        kind: direction,
        details: { reason },
        idempotencyKey: `office:${requestKey}`,
        entries: [
          { account: 'office', points: -change },
          { account: availableOf(userId), points: change },
        ],
        at,
      });
      return { operationId: id };
    });
  } catch (error) {
    if (!(error instanceof NotEnoughPoints)) throw error;
    const { available } = await getWalletInfo(context, userId);
    throw problem('wallet.notEnoughPoints', { available });
  }
  return getWalletInfo(context, userId);
}
