/** The static checks, in the order in which their findings help most. */
import type { Step } from './run-steps.ts'

const TYPES = [
  'packages/engine',
  'packages/contract',
  'packages/client',
  'apps/server',
  'apps/web',
  'apps/mcp',
  'apps/workbench',
  '.',
]

export const ARROWS: Step = { name: 'arrows', command: 'node', arguments: ['scripts/check-arrows.ts'] }
export const TYPE_CHECKS: Step[] = TYPES.map((workspace) => ({
  name: workspace === '.' ? 'types of scripts and tests' : `types of ${workspace}`,
  command: 'tsc',
  arguments: ['--project', workspace, '--pretty', String(process.stdout.isTTY ?? false)],
}))
export const CHECKS: Step[] = [
  { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '--diagnostic-level=warn'] },
  ARROWS,
  { name: 'limits', command: 'node', arguments: ['scripts/check-limits.ts'] },
  ...TYPE_CHECKS,
  { name: 'unused code', command: 'knip', arguments: ['--no-progress', '--no-config-hints'] },
]
