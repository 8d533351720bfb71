import '../billing.fields.ts';
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
import { id } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { BillingPlanTemplate } from '../../../model/billing/entity.ts';
import { categoriesOfOwnLocations, studentsBilled, templatesOfOwnLocations } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { asksPrice } from './new-price.ts';
import { readSettings, saveSettings, settingInput } from './settings.ts';
import { saveTemplate, templateInput, templates } from './templates.ts';

const ofDays = {
  late_fee: out.int,
  late_fee_percent: out.int,
  late_fee_days: out.int,
  sibling_discount: out.int,
  prorate: out.flag,
  credit_absences: out.flag,
  credit_closures: out.flag,
};
const change = object({ effective_date: out.date, ...ofDays }, 'BillingSettingChange');
const setting = object(
  {
    location_id: out.id,
    currency: out.text,
    due_days: out.int,
    invoice_prefix: out.text,
    invoice_text: outOrNull(out.text),
    receipt_text: outOrNull(out.text),
    ein: outOrNull(out.text),
    late_fee: out.int,
    late_fee_percent: out.int,
    late_fee_days: out.int,
    reminder_days: outList(out.int),
    autopay_notice_days: out.int,
    sibling_discount: out.int,
    prorate: out.flag,
    credit_absences: out.flag,
    credit_closures: out.flag,
    apply_credits: out.flag,
    send_invoices: out.flag,
    returned_fee: out.int,
    surcharge: out.int,
    surcharge_state: outOrNull(out.text),
    changes: [change],
    demo_processor: out.flag,
  },
  'BillingSetting',
);

/** What plans cost that are offered at a location, and how it bills. */
export const templateCalls: Calls = {
  getBillingPlanTemplates: templates.list({
    rule: 'manager',
    about: 'Lists the plan templates of a location; one outside the reach is refused.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    where: (_, i) => [matching(BillingPlanTemplate, i)],
    order: ['name'],
  }),
  getBillingPlanTemplate: templates.read({ about: 'Answers one plan template; null for an unknown id.' }),
  saveBillingPlanTemplate: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about:
      'Adds a plan template, or changes the one of that id, and gives plans of it to the listed students. A new price says whom it is for: `new` plans, or `all` at the old price from a day on.',
    confirms: asksPrice,
    reach: {
      students: orError(studentsBilled),
      location_id: orError(ownLocations),
      id: orError(templatesOfOwnLocations),
      category: orError(categoriesOfOwnLocations),
    },
    input: templateInput,
    answer: outcome({ template: BillingPlanTemplate }),
    run: saveTemplate,
  }),
  deleteBillingPlanTemplate: templates.remove({
    about: 'Deletes a plan template; plans made from it go on.',
    says: ({ name }) => message('billing.templateRemoved', { name }),
  }),
  getBillingSetting: query({
    rule: 'admin',
    about:
      'Answers the billing settings of a location as they hold today, and the changes that are decided for later days; percentages are hundredths of a percent, amounts cents.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: setting,
    run: readSettings,
  }),
  saveBillingSetting: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about:
      'Saves the billing settings of a location. Late fees, the sibling discount, proration and credit for absences hold from effective_date on, today if left out: periods are billed by what holds on their first day. An unknown key, a fee below zero or a day of a closed month gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: settingInput,
    answer: outcome(),
    run: saveSettings,
  }),
};
