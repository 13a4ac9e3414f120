/** What people are told when a model was no help. */
import type { FailureReason } from '@limner/models'

/** Reasons of ours besides those of the models. */
export type Reason = FailureReason | 'spent' | 'interrupted' | 'unusable' | 'attached'

const REASONS: Record<Reason, (name: string, seconds: number) => string> = {
  late: (name, seconds) => `${name} did not answer in ${seconds} s`,
  auth: (name) => `${name} does not take the key of this server`,
  quota: (name) => `${name} takes no more requests from this server at the moment`,
  unreachable: (name) => `${name} could not be reached`,
  broken: (name) => `${name} failed with an error of its own`,
  refused: (name) => `${name} declined this request`,
  malformed: (name) => `${name} gave an answer that could not be used`,
  spent: () => 'The budget for models is used up for this month',
  interrupted: (name) => `The server was restarted while ${name} was at work`,
  unusable: (name) => `${name} sent a picture that could not be used`,
  attached: (name) => `${name} cannot be given the picture that you attached`,
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
  auth: 'It does not take this key, or has none.',
  quota: 'It takes no more requests with this key.',
  unreachable: 'It could not be reached.',
  broken: 'It answered with an error of its own.',
  refused: 'It refused the question.',
  malformed: 'What answers there is no such provider.',
}
/** What an administrator is told of a test. */
export const probeSentence = (why: FailureReason): string => PROBES[why]
