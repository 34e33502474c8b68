import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import * as killedAb from './killed-ab.ts';
import * as killedLedger from './killed-ledger.ts';
import * as killedPayments from './killed-payments.ts';

it('nothing that was answered is lost with the process that answered', async () => {
  expect(missed(await killedLedger.prove('small'))).toEqual([]);
}, 120_000);

it('a payment is credited once, whoever is killed meanwhile', async () => {
  expect(missed(await killedPayments.prove('small'))).toEqual([]);
}, 120_000);

it('a card has its own pictures in the end, whoever is killed meanwhile', async () => {
  expect(missed(await killedAb.prove('small'))).toEqual([]);
}, 180_000);
