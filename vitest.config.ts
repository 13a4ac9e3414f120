import { defineConfig } from 'vitest/config'
import { slimRoutesPlugin } from './apps/web/routes-plugin.ts'

/** The parts that can be tested alone run side by side; the journeys share one browser and one built product. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'engine', include: ['packages/engine/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts', 'apps/mcp/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { plugins: [slimRoutesPlugin()], test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'tests/documents/*.test.ts'] } },
      {
        test: {
          name: 'journeys',
          include: ['tests/{harness,journeys,faults}/*.test.ts'],
          // A busy machine of two cores is slow, not broken: a browser that stalls in the midst of a press gets a second chance.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: 1,
          expect: { poll: { timeout: 45_000 } },
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
