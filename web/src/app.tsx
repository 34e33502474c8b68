import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from './platform/create-query-client.ts';
import { router } from './router.ts';
import { schemeOf, useThemeChoice } from './shell/theme-choice.ts';
import { Toasts } from './shell/toasts.tsx';
import { theme } from './theme/theme.ts';

const queries = createQueryClient();

export function App() {
  const [choice] = useThemeChoice();
  return (
    <DirectionProvider detectDirection>
      <MantineProvider theme={theme} forceColorScheme={schemeOf(choice)}>
        <Toasts />
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
