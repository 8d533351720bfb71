import { type Calls, object, objects, out, outOrNull, query } from '../../../kernel/call/call.ts';
import { text } from '../../../kernel/call/input.ts';
import { nobody } from '../../../kernel/read/reach.ts';
import { changesByDay } from './changes.gen.ts';
import { changesFor } from './changes.ts';
import { callFor, callsFor } from './describe.ts';

const line = {
  name: out.text,
  domain: out.text,
  kind: out.text,
  rule: out.text,
  scope: outOrNull(out.text),
  about: out.text,
} as const;

/** What programs may ask, printed from the rows of the calls themselves. */
export const interfaceCalls: Calls = {
  getInterfaceCalls: query({
    rule: 'user',
    about:
      "Lists every call the caller's role may make, by name: its domain, the lowest role, and the scope a token needs (null: no token makes it; empty: any does).",
    reach: nobody,
    input: {},
    answer: objects(line, 'InterfaceCall'),
    run: ({ who }) => callsFor(who.role),
  }),
  getInterfaceCall: query({
    rule: 'user',
    about:
      "Tells how a call is made: its arguments, answer, permissions, what it asks first, limits, and a document to begin with. Null for one the caller's role may not make.",
    reach: nobody,
    input: { name: text(1, 100) },
    answer: object(
      {
        ...line,
        arguments: [
          object(
            { name: out.text, type: out.text, required: out.flag, about: outOrNull(out.text) },
            'InterfaceArgument',
          ),
        ],
        answer: out.text,
        permissions: [object({ name: out.text, with: outOrNull(out.text) }, 'InterfacePermission')],
        confirms: [object({ code: out.text, when: out.text }, 'InterfaceConfirm')],
        limit: object({ times: out.int, seconds: out.int, by: out.text }, 'InterfaceLimit'),
        repeatable: out.flag,
        example: object({ document: out.text, variables: out.json }, 'InterfaceExample'),
      },
      'InterfaceCallTold',
    ),
    run: ({ who }, { name }) => callFor(who.role, name),
  }),
  getInterfaceChanges: query({
    rule: 'user',
    about:
      "Lists by day, the latest first, what changed of the calls the caller's role may make and of the types they answer and take: which part of it ('argument date', 'field id', 'answer', 'rule'; empty for all of it), before (null: new) and after (null: gone), and whether a program may break by it.",
    reach: nobody,
    input: {},
    answer: objects(
      {
        day: out.date,
        changes: [
          object(
            {
              name: out.text,
              kind: out.text,
              part: out.text,
              before: outOrNull(out.text),
              after: outOrNull(out.text),
              breaks: out.flag,
            },
            'InterfaceChange',
          ),
        ],
      },
      'InterfaceDay',
    ),
    run: ({ who }) => changesFor(changesByDay, who.role),
  }),
};
