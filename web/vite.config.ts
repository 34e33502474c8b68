import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Drawn after the first screen (app.tsx); their store, which everybody tells, stays with the rest.
const TOASTS =
  /node_modules\/(@mantine\/notifications\/esm\/Notif|@mantine\/hooks\/esm\/use-drag|react-transition-group)/;

export default defineConfig(() => {
  const apiUrl = process.env['API_URL'];
  return {
    plugins: [react()],
    build: {
      target: 'es2023',
      // Fonts and images stay files: a data: URL would need a wider CSP.
      assetsInlineLimit: 0,
      // Read by the size budget of `npm run bench`.
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'toasts', test: TOASTS, priority: 2 },
              // What every screen needs, in one file: dozens of small ones compress worse and arrive later.
              { name: 'base', tags: ['$initial' as const], priority: 1 },
            ],
          },
        },
      },
    },
    server: {
      strictPort: true,
      ...(apiUrl === undefined ? {} : { proxy: { '/api': { target: apiUrl, changeOrigin: true } } }),
    },
  };
});
