import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { createQueryClient } from './platform/create-query-client.ts';
import { router } from './router.ts';
import { schemeOf, useThemeChoice } from './shell/theme-choice.ts';
import { theme } from './theme/theme.ts';

const queries = createQueryClient();

// Toasts wait in their store until the part that draws them has come; the first screen does not wait for it.
const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

// spec 8: at most two toasts at once.
const TOASTS = 2;

export function App() {
  const [choice] = useThemeChoice();
  return (
    <DirectionProvider detectDirection>
      <MantineProvider theme={theme} forceColorScheme={schemeOf(choice)}>
        <Suspense>
          <Notifications limit={TOASTS} position="top-right" zIndex={3000} />
        </Suspense>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
