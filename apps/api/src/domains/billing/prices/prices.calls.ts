import '../billing.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  one,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { choice, choices, clock, date, flag, id, ids, int, text } from '../../../kernel/call/input.ts';
import { orError, orNothing } from '../../../kernel/read/reach.ts';
import {
  BillingPlanTemplate,
  BillingProgram,
  ChargeCategory,
  PresetItem,
  VariableCharge,
} from '../../../model/billing/entity.ts';
import {
  categoriesOfOwnLocations,
  chargesOfOwnLocations,
  presetsOfOwnLocations,
  programsOfOwnLocations,
  studentsBilled,
  templatesOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { addCategory, removeCategory, renameCategory } from './categories.ts';
import { asksPrice, priceFor } from './new-price.ts';
import { addPreset, changePreset, removePreset } from './presets.ts';
import { readSettings, saveSettings, settingInput } from './settings.ts';
import { removeTemplate, saveTemplate } from './templates.ts';
import { addCharge, changeCharge, intervals, removeCharge } from './variable-charges.ts';

const weekdays = choices('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');
const chargeForm = {
  details: text(0, 500).nullish(),
  start_time: clock().nullish(),
  end_time: clock().nullish(),
  max_amount: int(1, 100_000_000).nullish(),
  interval: choice(...intervals).optional(),
  days: weekdays.optional(),
  programs: ids(BillingProgram, 200, 0).optional(),
};
const chargeReach = { category: orError(categoriesOfOwnLocations), programs: orError(programsOfOwnLocations) };

/** What things cost at a location, and how it bills. */
export const priceCalls: Calls = {
  chargeCategories: query({
    rule: 'manager',
    about: 'Lists the charge categories of a location; one outside the reach is refused.',
    reach: { location_id: ownLocations, rows: categoriesOfOwnLocations },
    input: { location_id: id(Location) },
    answer: list(ChargeCategory),
    run: (_, i) =>
      rows(ChargeCategory, { where: (q) => [q('charge_category.location_id', '=', i.location_id)], order: ['name'] }),
  }),
  createChargeCategory: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Adds a charge category; a name that exists in the location gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { name: text(1, 100), location_id: id(Location) },
    answer: outcome({ category: ChargeCategory }),
    run: addCategory,
  }),
  updateChargeCategory: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Renames a charge category; a name that exists in the location gets Error.',
    reach: { id: orError(categoriesOfOwnLocations), location_id: orError(ownLocations) },
    input: { id: id(ChargeCategory), name: text(1, 100), location_id: id(Location).optional() },
    answer: outcome({ category: ChargeCategory }),
    run: renameCategory,
  }),
  deleteChargeCategory: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Deletes a charge category nothing uses; one in use gets Error.',
    reach: { id: orError(categoriesOfOwnLocations) },
    input: { id: id(ChargeCategory) },
    answer: outcome(),
    run: removeCategory,
  }),
  billingPresetItems: query({
    rule: 'manager',
    about: 'Lists the preset items of a location and of the whole centre.',
    reach: { location_id: ownLocations, rows: presetsOfOwnLocations },
    input: { location_id: id(Location).optional() },
    answer: list(PresetItem),
    run: (_, i) =>
      rows(PresetItem, {
        where: (q) => [
          i.location_id !== undefined &&
            q.or([q('billing_preset.location_id', '=', i.location_id), q('billing_preset.location_id', 'is', null)]),
        ],
        order: ['name'],
      }),
  }),
  createBillingPresetItem: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Adds a preset item of a location or the whole centre; a name that exists gets Error.',
    reach: { category: orError(categoriesOfOwnLocations), location_id: orError(ownLocations) },
    input: {
      name: text(1, 100),
      amount: int(-100_000_000, 100_000_000),
      detail: text(0, 500).nullish(),
      category: id(ChargeCategory).nullish(),
      location_id: id(Location).optional(),
    },
    answer: outcome({ preset: PresetItem }),
    run: addPreset,
  }),
  updateBillingPresetItem: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Changes a preset item; invoices already made stay as they are.',
    reach: { id: orError(presetsOfOwnLocations), category: orError(categoriesOfOwnLocations) },
    input: {
      id: id(PresetItem),
      name: text(1, 100).optional(),
      amount: int(-100_000_000, 100_000_000).optional(),
      detail: text(0, 500).nullish(),
      category: id(ChargeCategory).nullish(),
    },
    answer: outcome({ preset: PresetItem }),
    run: changePreset,
  }),
  deleteBillingPresetItem: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Deletes a preset item; invoices already made stay as they are.',
    reach: { id: orError(presetsOfOwnLocations) },
    input: { id: id(PresetItem) },
    answer: outcome(),
    run: removePreset,
  }),
  variableCharges: query({
    rule: 'manager',
    about: 'Lists the charges of a location that are worked out from attendance, such as late pick-up.',
    reach: { location_id: ownLocations, rows: chargesOfOwnLocations },
    input: { location_id: id(Location) },
    answer: list(VariableCharge),
    run: (_, i) =>
      rows(VariableCharge, {
        where: (q) => [q('variable_charge.location_id', '=', i.location_id)],
        order: ['start_time'],
      }),
  }),
  createVariableCharge: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Adds a variable charge per interval; a maximum below the amount or an end before the start gets Error.',
    reach: { ...chargeReach, location_id: orError(ownLocations) },
    input: {
      category: id(ChargeCategory),
      amount: int(-100_000_000, 100_000_000),
      location_id: id(Location),
      ...chargeForm,
    },
    answer: outcome({ charge: VariableCharge }),
    run: addCharge,
  }),
  updateVariableCharge: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Changes a variable charge for days to come; the same checks as for adding hold.',
    reach: { id: orError(chargesOfOwnLocations), ...chargeReach },
    input: {
      id: id(VariableCharge),
      category: id(ChargeCategory).optional(),
      amount: int(-100_000_000, 100_000_000).optional(),
      ...chargeForm,
    },
    answer: outcome({ charge: VariableCharge }),
    run: changeCharge,
  }),
  deleteVariableCharge: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Deletes a variable charge; charges already made stay.',
    reach: { id: orError(chargesOfOwnLocations) },
    input: { id: id(VariableCharge) },
    answer: outcome(),
    run: removeCharge,
  }),
  getBillingPlanTemplates: query({
    rule: 'manager',
    about: 'Lists the plan templates of a location; one outside the reach is refused.',
    reach: { location_id: ownLocations, rows: templatesOfOwnLocations },
    input: { location_id: id(Location) },
    answer: list(BillingPlanTemplate),
    run: (_, i) =>
      rows(BillingPlanTemplate, {
        where: (q) => [q('billing_plan_template.location_id', '=', i.location_id)],
        order: ['name'],
      }),
  }),
  getBillingPlanTemplate: query({
    rule: 'admin',
    about: 'Answers one plan template; null for an unknown id.',
    reach: { id: orNothing(templatesOfOwnLocations) },
    input: { id: id(BillingPlanTemplate) },
    answer: one(BillingPlanTemplate),
    run: (_, i) => byId(BillingPlanTemplate, i.id),
  }),
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
    input: {
      date: date(),
      amount: int(-100_000_000, 100_000_000),
      invoice_without_payer: flag().optional(),
      invoice_with_payer: flag().optional(),
      students: ids(Student, 1000, 0).optional(),
      days: weekdays.optional(),
      name: text(1, 100),
      period: text(1, 30),
      location_id: id(Location),
      id: id(BillingPlanTemplate).optional(),
      category: id(ChargeCategory).nullish(),
      apply_to: choice(...priceFor).optional(),
      effective_date: date().optional(),
    },
    answer: outcome({ template: BillingPlanTemplate }),
    run: saveTemplate,
  }),
  deleteBillingPlanTemplate: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Deletes a plan template; plans made from it go on.',
    reach: { id: orError(templatesOfOwnLocations) },
    input: { id: id(BillingPlanTemplate) },
    answer: outcome(),
    run: removeTemplate,
  }),
  getBillingSetting: query({
    rule: 'admin',
    about:
      'Answers the billing settings of a location as they hold today, and the changes that are decided for later days; percentages are hundredths of a percent, amounts cents.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: object(
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
        apply_credits: out.flag,
        changes: [
          object(
            {
              effective_date: out.date,
              late_fee: out.int,
              late_fee_percent: out.int,
              late_fee_days: out.int,
              sibling_discount: out.int,
              prorate: out.flag,
              credit_absences: out.flag,
            },
            'BillingSettingChange',
          ),
        ],
        demo_processor: out.flag,
      },
      'BillingSetting',
    ),
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
