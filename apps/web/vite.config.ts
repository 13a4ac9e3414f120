import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig } from 'vite'
import { cataloguesPlugin } from './catalogues-plugin.ts'
import { slimRoutesPlugin } from './routes-plugin.ts'

/** Builds dist/client (for browsers), dist/server/entry-server.js (for apps/server) and dist/preview, in one `vite build --app`. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [slimRoutesPlugin(), cataloguesPlugin(), react(), tailwind()],
  // Whole: the keys of catalogues are no names.
  json: { namedExports: false },
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.ssr!)
      await build({ configFile: `${import.meta.dirname}/preview.config.ts`, logLevel: 'warn' })
    },
  },
  environments: {
    client: { build: { outDir: 'dist/client', manifest: true } },
    ssr: {
      // Where the server runs, no package of the web is installed.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: `${import.meta.dirname}/src/entry-server.tsx` },
      },
    },
  },
}))
