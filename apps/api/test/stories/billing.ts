import { aCredit, anInvoice, aPayment, aRow } from '../../src/domains/billing/test/billing.factory.ts';
import { nth } from '../../src/domains/centres/test/centres.factory.ts';
import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { aGuardianLink } from '../../src/domains/relationships/test/relationships.factory.ts';
import type { Bed, Story } from './story.ts';

/** Who pays for the child of a plan or an invoice: a contact of the place, made a guardian of it. */
const payersOf = async ({ server: { tenant }, world }: Bed, table: 'billing_plan' | 'invoice', id: number) => {
  const { student_id } = await tenant.db
    .selectFrom(table)
    .select('student_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { contact } = world.at('own');
  await aGuardianLink(tenant, { student_id: student_id ?? 0, user_id: contact, is_payer: true });
  return [{ user_id: contact, percent: 1 }];
};

const anAgency = ({ server: { tenant }, world }: Bed) =>
  aRow(tenant, 'billing_agency', { location_id: world.at('own').location, name: `Agency ${nth()}` });

const agencyInvoice = async (bed: Bed, agency: number): Promise<number> => {
  const { tenant, location } = bed.world.at('own');
  return anInvoice(tenant, { location, student: await bed.world.student('own'), agency });
};

/** Money: who pays what, agencies, and cards of the stand-in provider. */
export const ofBilling: readonly Story[] = [
  ...(['createBillingPlan', 'createInvoice'] as const).map((name) => ({
    of: [name],
    tell: async (bed: Bed) => {
      const { user_id, student_id } = await bed.world.guardian('own', { is_payer: true });
      await bed.ask(name, { student_id, payers: [{ user_id, percent: 1 }] });
      await bed.ask(name, { student_id, payers: [{ user_id, percent: 100 }] });
    },
  })),
  ...(
    [
      ['updateBillingPlan', 'billing_plan'],
      ['updateInvoice', 'invoice'],
    ] as const
  ).map(([name, table]) => ({
    of: [name],
    tell: async (bed: Bed) => {
      const base = await bed.base(name);
      await bed.ask(name, { ...base, payers: await payersOf(bed, table, Number(base.id)) });
    },
  })),
  ...['addStudentPayer', 'updateStudentPayer'].map((name) => ({
    of: [name],
    tell: (bed: Bed) => bed.ask(name, { percent: undefined, amount: 5_000 }),
  })),
  {
    of: ['createAgencyPayment', 'submitInvoice', 'getAgencyInvoices', 'getAgencyPayments', 'getInvoice'],
    tell: async (bed) => {
      const agency = await anAgency(bed);
      const id = await agencyInvoice(bed, agency);
      const file = await aPictureOf(bed.server.tenant, bed.world.people.get('admin')?.id ?? null);
      await bed.ask('submitInvoice', { id, file, note: 'For March' });
      await bed.ask('createAgencyPayment', { agency_id: agency, amount: 500, invoices: [id] });
      await bed.ask('getInvoice', { id });
      for (const name of ['getAgencyInvoices', 'getAgencyPayments']) await bed.ask(name, { agency_id: agency });
    },
  },
  {
    of: [
      'getStudentAllInvoices',
      'getStudentAvailableCredits',
      'getStudentBillingPlans',
      'getStudentPayers',
      'getStudentUpcomingInvoices',
      'getStudentAllPayments',
      'getUserBilling',
    ],
    tell: async (bed) => {
      const { tenant, location, student } = bed.world.at('own');
      const user = bed.world.people.get('user')?.id ?? bed.world.at('own').contact;
      await anInvoice(tenant, { location, student, user });
      await aCredit(tenant, { location, student, user });
      await aPayment(tenant, { location, student, user });
      await aRow(tenant, 'billing_payer', { student_id: student, user_id: user, share: 1, start_date: '2026-01-01' });
      await aRow(tenant, 'billing_plan', {
        location_id: location,
        student_id: student,
        name: `Plan ${nth()}`,
        period: 'monthly',
        amount: 90_000,
        anchor_on: '2026-04-01',
        next_on: '2026-04-01',
        created_at: new Date(),
      });
    },
  },
  {
    of: ['getInvoiceAdjustments'],
    tell: async (bed) => {
      const base = await bed.base('adjustInvoice');
      await bed.ask('adjustInvoice', { ...base, detail: 'Sibling' });
      await bed.ask('getInvoiceAdjustments', { id: base.id });
    },
  },
  {
    of: ['unapplyCredit', 'unapplyPayment'],
    tell: async (bed) => {
      for (const [put, take] of [
        ['applyCredit', 'unapplyCredit'],
        ['applyPayment', 'unapplyPayment'],
      ] as const) {
        const base = await bed.base(put);
        await bed.ask(put, base);
        await bed.ask(take, { id: base.id, invoices: base.invoices });
      }
    },
  },
  {
    of: ['chargeInvoice', 'chargeUserInvoice', 'getUserPaymentMethods'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const user = bed.world.people.get('user');
      if (!user) return;
      const { student } = bed.world.at('own');
      await tenant.db.updateTable('location').set({ billing: true }).where('id', '=', location).execute();
      // The provider's card that is charged may have been saved before, by a call of the bed.
      await tenant.db
        .updateTable('payment_method')
        .set({ provider_ref: `pm_${nth()}` })
        .where('provider_ref', '=', 'pm_demo_visa')
        .execute();
      const card = await aRow(tenant, 'payment_method', {
        location_id: location,
        user_id: user.id,
        provider: 'demo',
        provider_ref: 'pm_demo_visa',
        kind: 'card',
        brand: 'Visa',
        last4: '4242',
        created_at: new Date(),
      });
      const invoice = () => anInvoice(tenant, { location, student, user: user.id });
      await bed.ask('chargeInvoice', { id: await invoice(), payment_method: card, amount: 500 });
      await bed.ask('chargeUserInvoice', { id: await invoice(), payment_method: card, amount: 500 }, 'user');
      await bed.ask(
        'chargeUserInvoice',
        { id: await invoice(), payment_method: card, amount: 500, user_id: user.id },
        'user',
      );
      await bed.ask('getUserPaymentMethods', {}, 'user');
    },
  },
];
