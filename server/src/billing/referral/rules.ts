import { PRICES } from '@vitrina/contract/billing/prices.ts';

/** Of what a friend has paid and kept; whole points, rounded down. */
export function rewardOf(points: number): number {
  return Math.floor((points * PRICES.referral.percent) / 100);
}

/** How much of a reward that is due comes to the wallet: debts of earlier refunds are paid off first. */
export function moveOfReward(points: number, debt: number): number {
  return Math.max(points - debt, 0);
}

/** How much of what is taken back leaves the wallet: what is not there becomes a debt. Below zero, as entries are. */
export function moveOfTaking(points: number, available: number): number {
  return 0 - Math.min(points, available);
}

/** What a refund takes from the reward of a payment, whatever earlier refunds of it have taken. */
export function takenByRefund(rewarded: number, paid: number, refundedInAll: number): number {
  return Math.max(rewarded - rewardOf(Math.max(paid - refundedInAll, 0)), 0);
}
