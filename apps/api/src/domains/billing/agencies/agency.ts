import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, email, type InputOf, id, ids, int, phone, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { BillingAgency, Invoice } from '../../../model/billing/entity.ts';
import { agenciesOfOwnLocations } from '../../../model/billing/reach.ts';
import { cents, mustBePositive } from '../documents.ts';
import { isPayable, lockInvoices } from '../invoices/invoice.ts';
import { mustHaveCome, type Place, placeOf } from '../ledger/place.ts';
import { shareOut } from '../payments/apply.ts';
import type { PaymentRow } from '../payments/funding-source.ts';
import { approve, notePayment } from '../payments/receive.ts';

constraint('billing_agency_name', 'name', 'TAKEN', message('billing.agencyTaken'));
// Used while it is deleted.
for (const name of ['subsidy_agency', 'ledger_account_agency', 'invoice_agency', 'payment_agency'])
  constraint(name, 'id', 'IN_USE', message('billing.agencyUsed'));

export const agencies = resource(BillingAgency, {
  as: 'agency',
  rule: 'manager',
  permission: 'manage_billing',
  reach: agenciesOfOwnLocations,
  gone: message('billing.agencyGone'),
});

export const agencyForm = {
  email: email().nullish(),
  phone: phone().nullish(),
  address: text(0, 500).nullish(),
  contact_name: text(0, 200).nullish(),
  terms: text(0, 200).nullish(),
  due_days: int(0, 365).nullish(),
};
type Terms = Pick<InputOf<typeof agencyForm>, 'terms' | 'due_days'>;

/** Days to pay beside terms that were given without: the number in them, as in "Net 30". */
export const withDays = <G extends Terms>(given: G): G => {
  if (given.due_days !== undefined || given.terms === undefined) return given;
  const [days] = /\d{1,3}/.exec(given.terms ?? '') ?? [];
  return { ...given, due_days: days === undefined ? null : Math.min(Number(days), 365) };
};

/** Where an agency is; declines one that is gone. */
export const agencyHome = async (ctx: Ctx, agency: number): Promise<Place> =>
  placeOf(ctx, (await agencies.records.lock(ctx, agency, 'agency_id')).location_id);

export const agencyPayment = {
  agency_id: id(BillingAgency),
  amount: cents,
  date: date().optional(),
  method: choice('check', 'bank', 'external', 'agency', 'cash').optional(),
  invoices: ids(Invoice, 1000, 0).optional(),
  check_number: text(0, 60).optional(),
  note: text(0, 2000).optional(),
};

/** Records what an agency has paid, over the invoices of several students; what is left stays as its credit. */
export const payByAgency = async (ctx: Ctx, given: InputOf<typeof agencyPayment>): Promise<{ made: PaymentRow }> => {
  const { invoices, method = 'agency', ...income } = given;
  mustBePositive(income.amount);
  const place = await agencyHome(ctx, income.agency_id);
  mustHaveCome(place, income.date);
  const rows = invoices ? await lockInvoices(ctx, invoices) : [];
  const inOrder = (invoices ?? []).map((one) => {
    const row = rows.find(({ id: found }) => found === one);
    return row?.agency_id === income.agency_id && isPayable(row) ? row : notPayable();
  });
  const wishes = shareOut(inOrder, income.amount);
  const made = await notePayment(ctx, place, { ...income, method, date: income.date ?? place.today }, wishes);
  await approve(ctx, made, { wished: invoices !== undefined });
  return { made };
};

const notPayable = (): never => {
  throw declined(message('billing.notPayable', { number: '' }), { field: 'invoices', code: 'STATE' });
};
