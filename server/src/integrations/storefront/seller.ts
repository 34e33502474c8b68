import * as z from 'zod';

/** Who sells; the number is known when the storefront links to the shop. */
export type StorefrontSeller = { id: number | null; name: string };

/** Both may be missing: that a seller is named has been seen, that he always is has not. */
export const SellerShape = z.object({
  name: z.string().optional().catch(undefined),
  link: z.string().optional().catch(undefined),
});

export function readSeller(seller: z.output<typeof SellerShape> | undefined): StorefrontSeller | null {
  const name = seller?.name?.trim() ?? '';
  if (name === '') return null;
  const id = /\/seller\/(?:[^/?]*-)?(\d{1,15})\/?(?:\?|$)/.exec(seller?.link ?? '')?.[1];
  return { id: id === undefined ? null : Number(id), name };
}
