import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// What every screen needs, in one file: dozens of small ones compress worse and arrive later.
const ENGINE = /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|zod|@tanstack\/(react-router|router-core|history))\//;
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
              { name: 'engine', test: ENGINE },
              { name: 'toasts', test: TOASTS },
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
