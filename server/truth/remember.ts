import type { Seller } from './open-seller.ts';

/** Raw answers are read once, however many screens are compared with them. */
export function remember<Key, Value>(
  read: (seller: Seller, key: Key) => Promise<Value>,
): (seller: Seller, key: Key) => Promise<Value> {
  const ofSellers = new WeakMap<Seller, Map<Key, Promise<Value>>>();
  return (seller, key) => {
    const known = ofSellers.get(seller) ?? new Map<Key, Promise<Value>>();
    ofSellers.set(seller, known);
    const value = known.get(key) ?? read(seller, key);
    known.set(key, value);
    return value;
  };
}
