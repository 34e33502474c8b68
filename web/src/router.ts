import { createRouter } from '@tanstack/react-router';
import { returnsToTop } from './platform/browser/returns-to-top.ts';
import { connectRouter } from './platform/notify.ts';
import { screens } from './screens.tsx';
import { FailedPage } from './shell/refusals/failed-page.tsx';

export const router = createRouter({
  routeTree: screens,
  // product.md 2.2: smoothly to a hash (global.css has the offset), otherwise to the top at once.
  scrollRestoration: returnsToTop(),
  scrollRestorationBehavior: 'instant',
  defaultHashScrollIntoView: {
    behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  },
  // Inside the layout: the ways to the other screens stay.
  defaultErrorComponent: FailedPage,
  // The screen's code is small; fetching it on hover makes most changes of screen instant.
  defaultPreload: 'intent',
  defaultPendingMs: Number.POSITIVE_INFINITY,
});

connectRouter((href) => void router.navigate({ href }));

declare module '@tanstack/react-router' {
  // Module augmentation works with interfaces only.
  interface Register {
    router: typeof router;
  }
}
