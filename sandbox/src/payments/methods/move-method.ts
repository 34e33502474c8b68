import { announce } from '../announce.ts';
import type { Desk } from '../desk.ts';
import type { StoredMethod } from '../stored-method.ts';
import { type MethodEvent, nextMethod } from './next-method.ts';
import { viewMethod } from './view-method.ts';

export function moveMethod(desk: Desk, method: StoredMethod, event: MethodEvent): StoredMethod {
  const next = nextMethod(method, event);
  if (next === method) return method;
  const { id, shopId, status } = next;
  desk.books.methods.put(id, next);
  // Of the states of a binding only success is told.
  if (status === 'active') {
    const object = viewMethod(next, undefined);
    announce(desk, { shopId, event: 'payment_method.active', objectId: id, object });
  }
  return next;
}
