import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is built into the server's package and committed there: whoever plays needs no Node. Nothing is inlined,
// because the server's content policy takes scripts, styles and pictures from files alone.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/cuore/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: { output: { hashCharacters: 'base36' } }, // they pack better than mixed letters
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8642' },
      '/socket': { target: 'ws://127.0.0.1:8642', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true },
});
