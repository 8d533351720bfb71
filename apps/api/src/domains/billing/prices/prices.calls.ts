import '../billing.fields.ts';
import { type Calls, declined, message, mutation, outcome } from '../../../kernel/call/call.ts';
import { choice, clock, id, ids, int, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { linked } from '../../../kernel/db/join-table.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { mustBeAt } from '../../../kernel/write/at-location.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { BillingProgram, ChargeCategory, PresetItem, VariableCharge } from '../../../model/billing/entity.ts';
import { charged } from '../../../model/billing/links.ts';
import {
  categoriesOfOwnLocations,
  chargesOfOwnLocations,
  presetsOfOwnLocations,
  programsOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { cents, MOST, mustBePositive } from '../documents.ts';
import { weekdays } from '../plans/plan.ts';
import { mustBeCategoriesOf } from './categories.ts';
import { asksTax, salesTaxInput, setSalesTax } from './sales-tax.ts';
import { asksCardSurcharge, setCardSurcharge, surchargeInput } from './surcharge.ts';

constraint('billing_preset_name', 'name', 'TAKEN', message('billing.presetTaken'));
// The other value may stand in the row: the database compares.
constraint('variable_charge_order', 'end_time', 'BEFORE_START', message('billing.endBefore'));
constraint('variable_charge_max', 'max_amount', 'BELOW_AMOUNT', message('billing.maxBelow'));

const office = { rule: 'admin', permission: 'manage_billing' } as const;
const read = { rule: 'manager' } as const;

const categories = resource(ChargeCategory, {
  ...office,
  as: 'category',
  reach: categoriesOfOwnLocations,
  gone: message('billing.categoryUsed'),
});
const presets = resource(PresetItem, {
  ...office,
  as: 'preset',
  reach: presetsOfOwnLocations,
  gone: message('billing.presetGone'),
});
const charges = resource(VariableCharge, {
  ...office,
  as: 'charge',
  reach: chargesOfOwnLocations,
  gone: message('billing.chargeGone'),
  soft: true,
});

const category = id(ChargeCategory);
const preset = {
  detail: text(0, 500).nullish(),
  category: category.nullish(),
  kind: choice('charge', 'registration').optional(),
};
const charge = {
  details: text(0, 500).nullish(),
  start_time: clock().nullish(),
  end_time: clock().nullish(),
  max_amount: int(1, MOST).nullish(),
  interval: choice('once', 'minute', '5 minutes', '10 minutes', '15 minutes', '30 minutes', 'hour').optional(),
  days: weekdays.optional(),
  programs: ids(BillingProgram, 200, 0).optional(),
};
const categoryReach = { category: orError(categoriesOfOwnLocations) };
const chargeReach = { ...categoryReach, programs: orError(programsOfOwnLocations) };
const elsewhere = { field: 'programs', message: message('billing.otherLocation') };

/** Below zero it would be a discount, which is given by the account. */
const mustNotBeBelowZero = (amount = 0): void => {
  if (amount < 0) throw declined(message('billing.negative'), { field: 'amount', code: 'NEGATIVE' });
};

/** What things cost at a location. */
export const priceCalls: Calls = {
  chargeCategories: categories.list({
    ...read,
    about: 'Lists the charge categories of a location; one outside the reach is refused.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    where: (_, i) => [matching(ChargeCategory, i)],
    order: ['name'],
  }),
  createChargeCategory: categories.add({
    about: 'Adds a charge category; a name that exists in the location gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { name: text(1, 100), location_id: id(Location) },
    run: (_, set) => ({ set }),
    says: ({ name }) => message('billing.categoryAdded', { name }),
  }),
  updateChargeCategory: categories.change({
    about: 'Renames a charge category; a name that exists in the location gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { name: text(1, 100), location_id: id(Location).optional() },
    // It stays at its location: what was charged there was.
    run: (_, kept, { name, location_id = kept.location_id }) =>
      location_id === kept.location_id
        ? { set: { name } }
        : declined(message('billing.categoryElsewhere'), { field: 'location_id', code: 'OTHER_LOCATION' }),
    says: message('billing.categoryChanged'),
  }),
  deleteChargeCategory: categories.remove({
    about: 'Deletes a charge category nothing uses; one in use gets Error.',
    says: ({ name }) => message('billing.categoryRemoved', { name }),
  }),
  setSalesTax: mutation({
    ...office,
    about:
      'Says what categories of one location are taxed with from a day on, on top of their prices or included in them; whatever was decided for later days is gone, and 0 percent ends a tax. Invoices that are made stay. A category of another location, a day of a closed month and more than three decimals get Error.',
    reach: { categories: orError(categoriesOfOwnLocations) },
    input: salesTaxInput,
    confirms: asksTax,
    answer: outcome({ categories: [ChargeCategory] }),
    run: setSalesTax,
  }),
  setCardSurcharge: mutation({
    ...office,
    about:
      'Sets what a payment by credit card costs families of a location more, in percent, after asking; 0 ends it. Debit and prepaid cards and bank accounts never cost more. A state whose law was not read or forbids it, or more than it and the card networks allow, gets Error.',
    reach: { location: orError(ownLocations) },
    input: surchargeInput,
    confirms: asksCardSurcharge,
    answer: outcome(),
    run: setCardSurcharge,
  }),
  billingPresetItems: presets.list({
    ...read,
    about: 'Lists the preset items of a location and of the whole centre.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location).optional() },
    where: (q, i) => [
      i.location_id &&
        q.or([q('billing_preset.location_id', '=', i.location_id), q('billing_preset.location_id', 'is', null)]),
    ],
    order: ['name'],
  }),
  createBillingPresetItem: presets.add({
    about: 'Adds a preset item of a location or the whole centre; a name that exists gets Error.',
    reach: { ...categoryReach, location_id: orError(ownLocations) },
    input: { name: text(1, 100), amount: cents, ...preset, location_id: id(Location).optional() },
    run: async (ctx, { category: category_id, location_id, ...set }) => {
      mustNotBeBelowZero(set.amount);
      if (location_id) await mustBeCategoriesOf(ctx, location_id, [category_id]);
      return { set: { ...set, location_id, category_id } };
    },
    says: ({ name }) => message('billing.presetAdded', { name }),
  }),
  updateBillingPresetItem: presets.change({
    about: 'Changes a preset item; invoices already made stay as they are.',
    reach: categoryReach,
    input: { name: text(1, 100).optional(), amount: cents.optional(), ...preset },
    run: async (ctx, { location_id }, { category: category_id, ...set }) => {
      mustNotBeBelowZero(set.amount);
      if (location_id) await mustBeCategoriesOf(ctx, location_id, [category_id]);
      return { set: { ...set, category_id } };
    },
    says: message('billing.presetChanged'),
  }),
  deleteBillingPresetItem: presets.remove({
    about: 'Deletes a preset item; invoices already made stay as they are.',
    says: ({ name }) => message('billing.presetRemoved', { name }),
  }),
  variableCharges: charges.list({
    ...read,
    about: 'Lists the charges of a location that are worked out from attendance, such as late pick-up.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    where: (_, i) => [matching(VariableCharge, i)],
    order: ['start_time'],
  }),
  createVariableCharge: charges.add({
    about: 'Adds a variable charge per interval; a maximum below the amount or an end before the start gets Error.',
    reach: { ...chargeReach, location_id: orError(ownLocations) },
    input: { category, amount: cents, location_id: id(Location), ...charge },
    run: async (ctx, { category: category_id, programs = [], ...set }) => {
      mustBePositive(set.amount);
      await mustBeCategoriesOf(ctx, set.location_id, [category_id]);
      await mustBeAt(ctx, set.location_id, BillingProgram, programs, elsewhere);
      return { set: { ...set, category_id, counts_from: ctx.now() }, links: { programs: linked(charged, programs) } };
    },
    says: message('billing.chargeAdded'),
  }),
  updateVariableCharge: charges.change({
    about: 'Changes a variable charge for days to come; the same checks as for adding hold.',
    reach: chargeReach,
    input: { category: category.optional(), amount: cents.optional(), ...charge },
    run: async (ctx, { location_id }, { category: category_id, programs, ...set }) => {
      mustBePositive(set.amount);
      await mustBeCategoriesOf(ctx, location_id, [category_id]);
      await mustBeAt(ctx, location_id, BillingProgram, programs, elsewhere);
      return { set: { ...set, category_id, counts_from: ctx.now() }, links: { programs: linked(charged, programs) } };
    },
    says: message('billing.chargeChanged'),
  }),
  deleteVariableCharge: charges.remove({
    about: 'Deletes a variable charge; charges already made stay.',
    says: message('billing.chargeRemoved'),
  }),
};
