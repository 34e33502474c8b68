import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askShop, GOOD_CARD, POOR_CARD, paymentOrder, pressOnPage, RETURN_URL } from '../../test/shop.ts';
import { openSandbox, setClock } from '../../test/small-sandbox.ts';
import { DEMO_CARDS } from '../demo-cards.ts';

describe('pages of the payment provider', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const create = async (more: object = {}) =>
    (await askShop(app, '/payments', paymentOrder('1234.50', more))).body.id;
  const open = (id: string) => app.inject(`/yookassa/pay/${id}`);

  test('shows the shop, the sum, the cards and a way back', async () => {
    const id = await create({ description: '<b>Points</b>' });
    const { body, statusCode } = await open(id);
    expect(statusCode).toBe(200);
    expect(body).toContain('1234.50');
    expect(body).toContain('100500');
    expect(body).toContain('&lt;b&gt;Points');
    expect(body).toContain(`href="${RETURN_URL}"`);
    for (const { number } of DEMO_CARDS) expect(body).toContain(`value="${number}"`);
    expect(body).not.toContain('name="remember"');
    expect(body).not.toContain('<script');
  });

  test('asks whether to remember the card only if the shop wants it', async () => {
    const id = await create({ save_payment_method: true });
    expect((await open(id)).body).toContain('name="remember"');
    await pressOnPage(app, id, { action: 'pay', card: GOOD_CARD });
    expect((await askShop(app, `/payments/${id}`)).body.payment_method?.saved).toBe(false);
  });

  test('after paying the person is sent back, and the page says how it ended', async () => {
    const id = await create();
    const pressed = await pressOnPage(app, id, { action: 'pay', card: GOOD_CARD });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, RETURN_URL]);
    const { body } = await open(id);
    expect(body).toContain('succeeded');
    expect(body).not.toContain('<form');
    const again = await pressOnPage(app, id, { action: 'decline' });
    expect(again.headers.location).toBe(`/yookassa/pay/${id}`);
    expect((await askShop(app, `/payments/${id}`)).body.status).toBe('succeeded');
  });

  test.each([
    [{ action: 'decline' }, 'general_decline'],
    [{ action: 'pay', card: POOR_CARD }, 'insufficient_funds'],
  ])('%j ends it with a reason', async (fields, reason) => {
    const id = await create();
    await pressOnPage(app, id, fields);
    expect((await open(id)).body).toContain(reason);
  });

  test('who comes too late sees that it is over', async () => {
    const id = await create();
    await setClock(app, '2026-11-21T10:30:00Z');
    const late = await pressOnPage(app, id, { action: 'pay', card: GOOD_CARD });
    expect(late.headers.location).toBe(`/yookassa/pay/${id}`);
    expect((await open(id)).body).toContain('expired_on_confirmation');
  });

  test('nonsense is answered with a reason', async () => {
    const id = await create();
    expect((await open('none')).statusCode).toBe(404);
    expect((await pressOnPage(app, 'none', { action: 'pay' })).statusCode).toBe(404);
    expect((await pressOnPage(app, id, { action: 'steal' })).statusCode).toBe(400);
    expect((await pressOnPage(app, id, { action: 'pay', card: '1' })).json()).toEqual({
      error: 'card: there is no such demo card',
    });
    expect((await askShop(app, `/payments/${id}`)).body.status).toBe('pending');
  });

  test('the books show what there is, and the form keeps the addresses', async () => {
    const id = await create({ description: 'on the books' });
    const kept = await app.inject({
      method: 'POST',
      url: '/yookassa/notifications',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ urls: 'http://a.test/x\r\nhttp://b.test/y\n' }).toString(),
    });
    expect([kept.statusCode, kept.headers.location]).toEqual([303, '/yookassa/']);
    expect((await app.inject('/yookassa/notifications')).json()).toEqual({
      urls: ['http://a.test/x', 'http://b.test/y'],
    });
    const { body } = await app.inject('/yookassa/');
    for (const text of [id, 'on the books', 'http://b.test/y', 'test_']) expect(body).toContain(text);
  });

  test.each([{}, { urls: 'x' }, { urls: ['ftp://a.test'] }, { urls: ['javascript:1'] }, []])(
    'addresses %j are refused',
    async (payload) => {
      const answer = await app.inject({ method: 'PUT', url: '/yookassa/notifications', payload });
      expect(answer.statusCode).toBe(400);
    },
  );
});
