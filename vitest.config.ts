import { defineConfig } from 'vitest/config'
import { cataloguesPlugin } from './apps/web/catalogues-plugin.ts'
import { slimRoutesPlugin } from './apps/web/routes-plugin.ts'
import { LongestFirst } from './tests/harness/longest-first.ts'

/** No test waits where nothing is under way: how long the same may take on a machine that others use, too. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }
/** Files of one part share what they import: fonts, dictionaries and the browser are opened once for a worker. */
const shared = { isolate: false, ...patient }

/** The parts run side by side: while a journey waits for its browser, something else is worked out. */
export default defineConfig({
  test: {
    // Browsers, databases and products of their own have the rest of a machine with two cores.
    maxWorkers: 2,
    // What a change touches is told by imports alone (npm run test:quick).
    forceRerunTriggers: [],
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'engine', include: ['packages/engine/src/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'contract',
          include: ['packages/{contract,models}/src/**/*.test.ts', 'apps/mcp/src/**/*.test.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/database.ts'],
          ...shared,
        },
      },
      {
        plugins: [slimRoutesPlugin(), cataloguesPlugin()],
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          // Its package names its modules for bundlers only.
          server: { deps: { inline: ['@panzoom/panzoom'] } },
          ...patient,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'tests/documents/*.test.ts'], ...shared } },
      {
        test: {
          name: 'journeys',
          include: ['tests/{harness,journeys,faults,packages}/**/*.test.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
          expect: { poll: { timeout: 45_000 } },
          // A browser on a machine that stalls loses presses: the end of the run lists what passed at its second try only.
          retry: 1,
          ...shared,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
