import { type Calls, mutation, object, out, outcome, query } from '../../kernel/call/call.ts';
import { flag } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { firstSteps, hideFirstSteps } from './first-steps.ts';
import { anywhere } from './stored-setting.inputs.ts';

/** What somebody does first here: the list of their first day. */
export const firstStepCalls: Calls = {
  getFirstSteps: query({
    rule: 'user',
    about:
      "What the caller does first here by their role, in order, and which of it is done by what exists; staff's steps are about the location given, else about their own ones. Nothing once the list was put away.",
    reach: { location: ownLocations },
    input: anywhere,
    answer: object(
      { hidden: out.flag, steps: [object({ step: out.text, done: out.flag }, 'FirstStep')] },
      'FirstSteps',
    ),
    run: firstSteps,
  }),
  hideFirstSteps: mutation({
    rule: 'user',
    about: "Puts the list of the caller's first steps away, or takes it out again.",
    reach: nobody,
    input: { hidden: flag() },
    answer: outcome(),
    run: hideFirstSteps,
  }),
};
