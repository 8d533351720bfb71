import './runs.fields.ts';
import {
  type Calls,
  message,
  mutation,
  object,
  out,
  outcome,
  outList,
  outOrNull,
  query,
} from '../../../kernel/call/call.ts';
import { id, int } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { BillingRun } from '../../../model/billing/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { createRun, runInput } from './make-run.ts';
import { previewRun } from './preview-run.ts';
import { runs } from './runs.ts';
import { sendRun } from './send-run.ts';
import { undoRun } from './undo-run.ts';

/** A change of so much is out of the ordinary where nobody says. */
const USUAL_PERCENT = 10;
const asksBills = { BILLS: 'always: how many invoices, to how many families, over how much' } as const;

/** The month's run: looked at, made, sent, and taken back until the first is sent. */
export const runCalls: Calls = {
  getBillingRunPreview: query({
    rule: 'manager',
    about:
      'Answers what the plans of a location would be billed up to a day (62 days ahead at most), beside their last bills: sums, and every bill that is out of the ordinary: held, skipped, paused, zero, once (decided by hand), new, changed (by more than `percent`, 10 where nothing is said), subsidy_short, no_payer, no_card (a saved card that is gone or has run out), ended. Cents.',
    reach: { location: ownLocations },
    input: { ...runInput, percent: int(1, 100).optional() },
    answer: object(
      {
        invoices: out.int,
        families: out.int,
        children: out.int,
        total: out.float,
        before: out.float,
        children_before: out.int,
        exceptions: [
          object(
            {
              plan_id: out.id,
              plan_name: out.text,
              student_id: out.id,
              student_name: out.text,
              period_start: outOrNull(out.date),
              total: out.int,
              before: outOrNull(out.int),
              flags: outList(out.text),
            },
            'BillingRunException',
          ),
        ],
      },
      'BillingRunPreview',
    ),
    run: (ctx, { percent = USUAL_PERCENT, ...i }) => previewRun(ctx, { ...i, percent }),
  }),
  getBillingRuns: runs.list({
    about: 'Lists the runs of a location, the latest first, 24 at most.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    where: (q, i) => [q('billing_run.location_id', '=', i.location)],
    order: ['-id'],
    most: 24,
  }),
  createBillingRun: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Has the invoices of all plans of a location that are billed up to a day, 62 days ahead at most, made by a job, after asking: how many, to how many families, over how much. Nothing to bill, a run that is just being made, or a location whose billing is off gets Error.',
    reach: { location: orError(ownLocations) },
    input: runInput,
    confirms: asksBills,
    answer: outcome({ run: BillingRun }),
    run: createRun,
  }),
  sendBillingRun: runs.act({
    about:
      'Has the invoices of a run that nobody has sent mailed to their payers, who are told by push as they chose, after asking; a run that was undone, or one with nothing to send, gets Error.',
    confirms: asksBills,
    run: sendRun,
    says: message('billing.runSendingAll'),
  }),
  undoBillingRun: runs.act({
    about:
      'Takes a run back: its invoices are voided and its plans are billed anew, where their day has come by the next run alone. Once the first is sent, or paid by hand, or its plans were billed on, it gets Error.',
    run: undoRun,
    says: message('billing.runTakenBack'),
  }),
};
