import { pushWays } from '@nestling/rules/push-kinds.ts';
import { type Calls, mutation, outcome, query } from '../../../kernel/call/call.ts';
import { choice, text } from '../../../kernel/call/input.ts';
import { nobody } from '../../../kernel/read/reach.ts';
import { pushChoices, readPushChoices, savePushChoice, savePushHours, savePushHoursInput } from './choices.ts';

/** What goes to one's own devices. */
export const pushCalls: Calls = {
  getPushChoices: query({
    rule: 'user',
    about:
      "Of what the caller's devices are told and when, quiet hours, the hour of the digest, and the key a browser subscribes with.",
    reach: nobody,
    input: {},
    answer: pushChoices,
    run: readPushChoices,
  }),
  savePushChoice: mutation({
    rule: 'user',
    permission: null,
    because: 'one chooses what the own devices are told',
    about:
      'Has one kind told on devices at once, in the daily digest, or not at all; a kind the role is not told of gets Error.',
    reach: nobody,
    input: { kind: text(1, 40), way: choice(...pushWays) },
    answer: outcome(),
    run: savePushChoice,
  }),
  savePushHours: mutation({
    rule: 'user',
    permission: null,
    because: 'one chooses when the own devices are told',
    about:
      'Saves the quiet hours of the caller (over midnight too) and the hour of the digest; only one of the two times gets Error.',
    reach: nobody,
    input: savePushHoursInput,
    answer: outcome(),
    run: savePushHours,
  }),
};
