import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queries } from './queries.ts';
import { router } from './router.ts';
import { Toasts } from './shell/toasts.tsx';
import { schemeOf, useThemeChoice } from './shell/user-menu/theme-choice.ts';
import { theme } from './theme/theme.ts';

/** The server names it in the policy of this page; in development there is neither. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

export function App() {
  const [choice] = useThemeChoice();
  return (
    <DirectionProvider detectDirection>
      <MantineProvider
        theme={theme}
        forceColorScheme={schemeOf(choice)}
        getStyleNonce={styleNonce}
        // All variables are written here: Mantine's sheet of the default ones would be 3 KB more to wait for.
        deduplicateCssVariables={false}
      >
        <Toasts />
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
