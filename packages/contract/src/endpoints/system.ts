import { contract } from '../define.ts'
import { Health } from '../entities.ts'

export const system = contract({
  health: {
    method: 'GET',
    path: '/api/health/status',
    auth: 'none',
    category: 'System',
    summary: 'Whether the server is healthy',
    description: 'Always answers 200 while the process is running; `ready` says whether it can do its work.',
    response: Health,
  },
})
