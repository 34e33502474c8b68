import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNotification } from './read-notification.ts';

const ID = '23d93cac-000f-5000-8000-126628f15141';
const SOURCE = '185.71.76.5';
const body = (event: string, object: object = { id: ID, status: 'succeeded' }) => ({
  type: 'notification',
  event,
  object,
});

describe('notifications', () => {
  test.each([
    ['payment.succeeded', 'payment'],
    ['payment.waiting_for_capture', 'payment'],
    ['payment.canceled', 'payment'],
    ['refund.succeeded', 'refund'],
    ['payment_method.active', 'paymentMethod'],
  ])('%s says to look at a %s', (event, subject) => {
    expect(readNotification(body(event), SOURCE)).toEqual({
      outcome: 'hint',
      event,
      subject,
      objectId: ID,
      status: 'succeeded',
    });
  });

  test('an event and a state of a hundred characters are read, longer ones are no notification', () => {
    const status = 's'.repeat(100);
    const event = 'payment.'.padEnd(100, 'e');
    expect(readNotification(body(event, { id: ID, status }), SOURCE)).toMatchObject({ event, status });
    const form = { outcome: 'refused', reason: 'form' };
    expect(readNotification(body(`${event}e`), SOURCE)).toEqual(form);
    expect(readNotification(body(event, { id: ID, status: `${status}s` }), SOURCE)).toEqual(form);
  });

  test.each([
    '185.71.76.0',
    '185.71.77.31',
    '77.75.153.127',
    '77.75.154.200',
    '77.75.156.11',
    '2a02:5180:1::7',
    '::ffff:77.75.156.35',
  ])('%s is the provider', (source) => {
    expect(readNotification(body('payment.succeeded'), source).outcome).toBe('hint');
  });

  test.each([
    '185.71.76.32',
    '185.71.77.255',
    '77.75.153.128',
    '77.75.154.127',
    '77.75.156.12',
    '2a02:5181::1',
    '127.0.0.1',
    '::1',
    '',
    'yookassa.ru',
    '185.71.76.5, 10.0.0.1',
  ])('%j is not', (source) => {
    expect(readNotification(body('payment.succeeded'), source)).toEqual({
      outcome: 'refused',
      reason: 'address',
    });
  });

  test('another list takes the place of the provider’s', () => {
    const read = (source: string) => readNotification(body('payment.succeeded'), source, ['127.0.0.0/8']);
    expect(read('127.0.0.1').outcome).toBe('hint');
    expect(read(SOURCE).outcome).toBe('refused');
  });

  test.each(['payout.succeeded', 'deal.closed', 'constructor.x', ''])('%j is not ours', (event) => {
    expect(readNotification(body(event), SOURCE)).toEqual({ outcome: 'refused', reason: 'event' });
  });

  test.each(['../me', 'a/b', '', 'x'.repeat(65), 'a?b'])('%j is no id', (id) => {
    expect(readNotification(body('payment.succeeded', { id }), SOURCE)).toMatchObject({ reason: 'form' });
  });

  test('no body breaks the reader', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        expect(readNotification(anything, SOURCE)).toEqual({ outcome: 'refused', reason: 'form' });
      }),
    );
  });
});
