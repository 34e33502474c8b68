/** In the order in which a person goes through them. */
export const SETUP_STEPS = ['product', 'images', 'campaigns', 'strategy', 'review'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
