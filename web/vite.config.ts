import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    },
    server: {
      strictPort: true,
      ...(apiUrl === undefined ? {} : { proxy: { '/api': { target: apiUrl, changeOrigin: true } } }),
    },
  };
});
