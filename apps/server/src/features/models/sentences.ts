/** What people are told when a model was no help. */
import type { FailureReason } from '@limner/models'

/** Reasons of ours besides those of the models. */
export type Reason = FailureReason | 'spent' | 'interrupted' | 'unusable' | 'attached'

const REASONS: Record<Reason, (name: string, seconds: number) => string> = {
  late: (name, seconds) => `${name} did not answer in ${seconds} s`,
  auth: (name) => `${name} does not accept this server’s key`,
  quota: (name) => `${name} accepts no more requests from this server at the moment`,
  unreachable: (name) => `${name} could not be reached`,
  broken: (name) => `${name} reported an internal error`,
  refused: (name) => `${name} declined this request`,
  malformed: (name) => `${name} gave an answer that could not be used`,
  spent: () => 'The budget for models has been used up for this month',
  interrupted: (name) => `The server was restarted while ${name} was at work`,
  unusable: (name) => `${name} sent a picture that could not be used`,
  attached: (name) => `${name} cannot use the picture you attached`,
}
const INSTEAD = {
  read: 'here is the built-in design',
  draw: 'here are the built-in designs',
  drawSome: 'a built-in design takes the place of what is missing',
  paint: 'here is the design without a painted picture',
  whole: 'here are the built-in designs',
  edit: 'the design stays as it is',
} as const

/** 'gpt-5-mini did not answer in 30 s; here is the built-in design.' */
export const sentenceFor = (why: Reason, step: keyof typeof INSTEAD, name: string, patience: number): string =>
  `${REASONS[why](name, Math.round(patience / 1000))}; ${INSTEAD[step]}.`

const PROBES: Record<FailureReason, string> = {
  late: 'It did not answer in time.',
  auth: 'It does not accept this key, or there is none.',
  quota: 'It accepts no more requests with this key.',
  unreachable: 'It could not be reached.',
  broken: 'It reported an internal error.',
  refused: 'It refused the question.',
  malformed: 'The server at this address is not that provider.',
}
/** What an administrator is told of a test. */
export const probeSentence = (why: FailureReason): string => PROBES[why]
