import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitCatalogues } from './split-catalogues.ts';

export default defineConfig(() => {
  const apiUrl = process.env['API_URL'];
  return {
    plugins: [splitCatalogues(), react()],
    build: {
      target: 'es2023',
      // Fonts and images stay files: a data: URL would need a wider CSP.
      assetsInlineLimit: 0,
      // Read by the size budget of `npm run bench`.
      manifest: true,
      rolldownOptions: {
        output: {
          // What every screen needs, in one file: dozens of small ones compress worse and arrive later.
          codeSplitting: { groups: [{ name: 'base', tags: ['$initial' as const] }] },
        },
      },
    },
    server: {
      strictPort: true,
      ...(apiUrl === undefined ? {} : { proxy: { '/api': { target: apiUrl, changeOrigin: true } } }),
    },
  };
});
