import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from './platform/create-query-client.ts';
import { router } from './router.ts';
import { schemeOf, useThemeChoice } from './shell/theme-choice.ts';
import { theme } from './theme/theme.ts';

const queries = createQueryClient();

// spec 8: at most two toasts at once.
const TOASTS = 2;

export function App() {
  const [choice] = useThemeChoice();
  return (
    <DirectionProvider detectDirection>
      <MantineProvider theme={theme} forceColorScheme={schemeOf(choice)}>
        <Notifications limit={TOASTS} position="top-right" zIndex={3000} />
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
