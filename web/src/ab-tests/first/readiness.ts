import type { Cabinet } from '@vitrina/contract/cabinet.ts';

/** `unknown`: only the marketplace or the cabinet's owner could say. */
export type CheckState = 'ready' | 'missing' | 'unknown';

/** Each answer to "what does a first test need" and what it means. */
const KEY = { right: 'ready', noRight: 'missing', invalid: 'missing', untold: 'unknown' } as const;
const PRODUCTS = { pictures: 'ready', noPictures: 'missing', none: 'missing' } as const;
const POINTS = { some: 'ready', none: 'missing' } as const;
const PLAN = { active: 'ready', none: 'missing', ofOwner: 'unknown' } as const;
export const STATES = { key: KEY, products: PRODUCTS, points: POINTS, plan: PLAN } as const satisfies Record<
  string,
  Record<string, CheckState>
>;

/** product.md 5.3: image changes need the right "Product" of the key. */
export function checkKey({ isValid, canChangePictures }: Pick<Cabinet, 'isValid' | 'canChangePictures'>) {
  if (!isValid) return 'invalid';
  if (canChangePictures === null) return 'untold';
  return canChangePictures ? 'right' : 'noRight';
}

type Pictured = { imageUrl: string | null; isArchived: boolean };

/** A test compares pictures of a product that buyers can see now. */
export function countPictured(products: readonly Pictured[]): number {
  return products.filter(({ imageUrl, isArchived }) => imageUrl !== null && !isArchived).length;
}

export function checkProducts(products: readonly Pictured[]) {
  if (products.length === 0) return 'none';
  return countPictured(products) === 0 ? 'noPictures' : 'pictures';
}

/** The start of a test freezes points; how many is told when it is prepared. */
export function checkPoints(available: number) {
  return available > 0 ? 'some' : 'none';
}

/** Limits of a cabinet follow from its owner's plan, which nobody else sees. */
export function checkPlan(isOwner: boolean, slot: { planType: number } | null) {
  if (!isOwner) return 'ofOwner';
  return slot === null || slot.planType === 0 ? 'none' : 'active';
}
