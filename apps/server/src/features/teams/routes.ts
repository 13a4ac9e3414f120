import type { Api } from '@limner/contract'
import { languageOf } from '../../platform/language.ts'
import type { Context, Handlers } from '../../platform/mount.ts'
import type { TeamService } from './service.ts'
import type { Shared } from './store.ts'

type Names =
  | 'getProjectTeam'
  | 'inviteToProject'
  | 'leaveProject'
  | 'getBrandKitTeam'
  | 'inviteToBrandKit'
  | 'leaveBrandKit'
  | 'changeMemberRole'
  | 'removeMember'
  | 'resendMemberInvitation'
  | 'revokeMemberInvitation'
  | 'readMemberInvitation'
  | 'acceptMemberInvitation'

const languageIn = ({ caller, request }: Context<'session'>) => caller.user.language ?? languageOf(request)

const DONE = { ok: true } as const
const project = (id: string): Shared => ({ kind: 'project', id })
const kit = (id: string): Shared => ({ kind: 'brand kit', id })

export const teamRoutes = (teams: TeamService): Pick<Handlers<Api>, Names> => ({
  getProjectTeam: ({ params }, { seen }) => teams.team(project(params.id), seen),
  inviteToProject: ({ params, body }, context) =>
    teams.invite(project(params.id), body, context.caller.user, languageIn(context)),
  leaveProject: async ({ params }, { caller, seen }) => {
    await teams.leave(project(params.id), caller.ownerId, seen)
    return DONE
  },
  getBrandKitTeam: ({ params }, { seen }) => teams.team(kit(params.id), seen),
  inviteToBrandKit: ({ params, body }, context) =>
    teams.invite(kit(params.id), body, context.caller.user, languageIn(context)),
  leaveBrandKit: async ({ params }, { caller, seen }) => {
    await teams.leave(kit(params.id), caller.ownerId, seen)
    return DONE
  },
  changeMemberRole: ({ params, body }) => teams.changeRole(params.id, body.role),
  removeMember: async ({ params, query }) => ({
    ...DONE,
    renewedLinks: await teams.remove(params.id, query.renewLinks === 'true'),
  }),
  resendMemberInvitation: ({ params }, context) => teams.resend(params.id, context.caller.user, languageIn(context)),
  revokeMemberInvitation: async ({ params }) => {
    await teams.revoke(params.id)
    return DONE
  },
  readMemberInvitation: ({ params }) => teams.read(params.token),
  acceptMemberInvitation: ({ params }, { caller }) => teams.accept(params.token, caller.user),
})
