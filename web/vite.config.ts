import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineStyles } from './mantine-styles.ts';
import shipped from './package.json' with { type: 'json' };
import { precompress } from './precompress.ts';

/** What the server answers by itself. */
const served = ['/api', '/documents'];
const proxyTo = (target: string) => ({ target, changeOrigin: true });

const GUEST_SCREENS =
  /\/src\/(?:accounts\/(?:login|registration\/register|recovery\/[\w-]+)|shell\/refusals\/not-\w+)-page\.tsx$/;

/** Before packing: less is not worth a file of its own. */
const FEWEST_BYTES = 900;
const TEXTS = /\/src\/locales\/\w+\/[^/]+\.json$/;
/** What stands around all screens but those of guests, and what they say when they fail. */
const FRAME =
  /\/src\/(?:shell\/layout\/default-layout|ui\/(?:states\/problem-state|page-header|panel|panel-skeleton|status-badge))\.tsx$/;
/** What most tools show beside and around their lists, the first page of the morning among them. */
const OF_TOOLS =
  /\/src\/(?:ui\/(?:absent|copy-link-button|download-button|compact|sparkline\/(?:trend-change|sparkline|describe-change)|products\/product-image|hover-hint|typed-text\/use-typed-text|freshness-line\/(?:lazy|freshness-line)|data-table\/(?:lazy|table-pages|export\/lazy))|saved-views\/lazy|tracking\/lazy|queries\/history-paths|platform\/browser\/use-stored)\.(?:tsx?|module\.css)$|\/Icon(?:Calendar|ChevronRight|Copy|Dots)\.mjs$/;
const TABLE = /\/src\/ui\/data-table\/data-table\.tsx$/;
/** What they are asked with. */
const QUESTIONS =
  /\/src\/(?:ui\/conditions\/(?:condition-line|choice-field|use-conditions|add-condition)|queries\/query-menu)\.tsx?$/;
const SEGMENTS = /\/@mantine\/core\/esm\/components\/SegmentedControl\//;
const PERIOD = /\/src\/ui\/period\/(?:lazy|period-field)\.tsx$/;
/** Parts of a form and of a question, which guests need as well: alone they are a dozen files of a few hundred bytes. */
const FORMS =
  /node_modules\/@mantine\/(?:core\/esm\/components\/(?:Checkbox|TextInput|Alert|Stack)\/|hooks\/esm\/use-(?:merged-ref|uncontrolled))|react-query\/build\/modern\/use(?:Mutation|Query)\.js|\/src\/(?:accounts\/letter-button|shell\/(?:menu-entries|permitted)|ui\/states\/fix-key-link)\.tsx?$/;
const NAMED_GROUPS = new Set(['base', 'forms', 'frame', 'tools', 'table', 'segments', 'questions', 'period']);

export default defineConfig(() => {
  const apiUrl = process.env['API_URL'];
  return {
    // Packing takes longer than all the rest of a build, which may be read by nobody but the same machine, or packed later.
    plugins: [react(), mantineStyles(), ...(process.env['PACKED'] === 'off' ? [] : [precompress()])],
    resolve: {
      // Why is said in that file.
      alias: [
        {
          find: /^fflate$/,
          replacement: path.join(import.meta.dirname, 'src/ui/data-table/export/zip-in-place.ts'),
        },
      ],
    },
    define: {
      // What the client of error reports has for its own authors, and for measuring speed, is not shipped.
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
      'import.meta.env.VITE_VERSION': JSON.stringify(shipped.version),
      // Said in either case: only a constant lets the bundler drop the pages of /dev/ui from what is shipped.
      'import.meta.env.VITE_DEV_PAGES': JSON.stringify(process.env['VITE_DEV_PAGES'] ?? 'off'),
    },
    // Texts as objects of the language pack better than as one to be parsed, which goes with named exports.
    json: { stringify: false, namedExports: false },
    build: {
      target: 'es2023',
      // Fonts and images stay files: a data: URL would need a wider CSP.
      assetsInlineLimit: 0,
      // Read by the size budget of `npm run bench`.
      manifest: true,
      rolldownOptions: {
        // Of some 6,000 icons only the 160 that are used are read.
        experimental: { lazyBarrel: true },
        output: {
          // Whoever imports a file spells its name, and names hardly pack: texts and code that is only shared go without.
          chunkFileNames: ({ name, facadeModuleId }) =>
            NAMED_GROUPS.has(name) || (facadeModuleId != null && !TEXTS.test(facadeModuleId))
              ? 'assets/[name]-[hash].js'
              : 'assets/[hash].js',
          // Dozens of small files compress worse and arrive later, so what comes together lies together: what every
          // screen needs; what signing in needs beside it, which stays small; what the other screens have in common, each
          // with all that it imports.
          codeSplitting: {
            groups: [
              { name: 'base', tags: ['$initial' as const], priority: 6 },
              { name: 'forms', test: FORMS, priority: 5 },
              {
                name: 'guest',
                test: GUEST_SCREENS,
                entriesAware: true,
                entriesAwareMergeThreshold: FEWEST_BYTES,
                priority: 4,
              },
              { name: 'frame', test: FRAME, priority: 3 },
              { name: 'tools', test: OF_TOOLS, priority: 2 },
              { name: 'table', test: TABLE, priority: 1 },
              { name: 'segments', test: SEGMENTS, priority: 0 },
              { name: 'questions', test: QUESTIONS, priority: 0 },
              { name: 'period', test: PERIOD, priority: 0 },
            ],
          },
        },
      },
    },
    server: {
      strictPort: true,
      ...(apiUrl === undefined
        ? {}
        : { proxy: Object.fromEntries(served.map((path) => [path, proxyTo(apiUrl)])) }),
    },
  };
});
