import { createRouter } from '@tanstack/react-router';
import { screens } from './screens.tsx';

export const router = createRouter({
  routeTree: screens,
  scrollRestoration: true,
  // The screen's code is small; fetching it on hover makes most changes of screen instant.
  defaultPreload: 'intent',
  defaultPendingMs: Number.POSITIVE_INFINITY,
});

declare module '@tanstack/react-router' {
  // Module augmentation works with interfaces only.
  interface Register {
    router: typeof router;
  }
}
