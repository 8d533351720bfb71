import { illnessSaid } from '@nestling/rules/illnesses.ts';
import { amountIn } from '../amount.ts';
import { listed } from '../listed.ts';
import { clockFigures, dateFigures } from '../when.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const periods: Readonly<Record<string, string>> = {
  weekly: 'a week',
  biweekly: 'every two weeks',
  monthly: 'a month',
  daily: 'a day attended',
  hourly: 'an hour',
  session: 'a session',
};
const per = (period: string): string => periods[period] ?? period;
const children = (count: number): string => many(count, 'child', 'children');

/** The first names of many, and how many more there are. */
const some = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;

/** What is asked before it is done, and what will happen then. */
export const confirm = {
  'confirm.elsewhere': (p: { domain: string }) => `${p.domain} leads elsewhere now. Add it anyway?`,
  'confirm.elsewhereLine': (p: { domain: string; to: string }) =>
    `${p.domain} leads to ${p.to}. What is there now stays there until its owner changes where it leads.`,
  'confirm.exposure': (p: { people: number }) => `Notify ${many(p.people, 'contact', 'contacts')} of a case?`,
  'confirm.exposureLine': (p: { illness: string; room: string }) =>
    `They read: “A case of ${illnessSaid('en', p.illness)} in ${p.room}.” Not whose.`,
  'confirm.missing': (p: { count: number }) =>
    `${many(p.count, 'person is', 'people are')} not counted. End the head count anyway?`,
  'confirm.missingLine': (p: { names: readonly string[]; more: number }) =>
    `Missing: ${p.names.join(', ')}${p.more > 0 ? ` and ${p.more} more` : ''}.`,
  'confirm.ratio': (p: { room: string }) => `${p.room} would be over ratio. Continue anyway?`,
  'confirm.ratioLine': (p: {
    room: string;
    before: number;
    after: number;
    staff: number;
    most: number | null;
    missing: number;
  }) =>
    `${p.room}: ${p.before} now, ${p.after} after this, with ${p.staff} staff${
      p.most === null ? '' : ` (limit ${p.most})`
    }.${p.missing > 0 ? ` ${p.missing} more staff needed.` : ''}`,
  'confirm.bills': (p: { count: number }) => `Create ${many(p.count, 'invoice', 'invoices')}?`,
  'confirm.sendBills': (p: { count: number }) => `Send ${many(p.count, 'invoice', 'invoices')}?`,
  'confirm.billsLine': (p: { count: number; families: number; cents: number }) =>
    `${many(p.count, 'invoice', 'invoices')} over ${amountIn(p.cents)}, to ${many(p.families, 'family member', 'family members')}.`,
  'confirm.yearReceipts': (p: { year: number }) => `Email the receipts of ${p.year}?`,
  'confirm.yearReceiptsAlready': (p: { count: number }) =>
    `${many(p.count, 'payer was', 'payers were')} already sent the same receipt and won’t get it again.`,
  'confirm.yearReceiptsLine': (p: { count: number; cents: number; without: number }) =>
    `${many(p.count, 'payer gets', 'payers get')} an email, over ${amountIn(p.cents)} in all.${p.without > 0 ? ` ${many(p.without, 'payer has', 'payers have')} no email address.` : ''}`,
  'confirm.charge': (p: { count: number; cents: number }) =>
    `Charge ${amountIn(p.cents)} for ${many(p.count, 'invoice', 'invoices')}?`,
  'confirm.chargeLine': (p: { payers: readonly string[]; left: number }) =>
    `To the saved cards of ${some(p.payers)}.${p.left > 0 ? ` ${many(p.left, 'invoice is', 'invoices are')} left out: no saved card, or a payment is under way.` : ''}`,
  'confirm.remind': (p: { count: number; name: string }) => `Remind ${many(p.count, 'person', 'people')} of ${p.name}?`,
  'confirm.remindLine': (p: { people: readonly string[]; without: number }) =>
    `${some(p.people)} will get a notice and an email.${
      p.without > 0 ? ` ${many(p.without, 'person has', 'people have')} no email address: a notice only.` : ''
    }`,
  'confirm.askAgain': (p: { count: number; name: string }) =>
    `Ask ${many(p.count, 'person', 'people')} to fill in ${p.name} again?`,
  'confirm.askAgainLine': (p: { answered: number }) =>
    p.answered === 0
      ? 'Nobody has answered so far.'
      : `${many(p.answered, 'answer stays', 'answers stay')} and can be read, but no longer ${p.answered === 1 ? 'counts' : 'count'}.`,
  'confirm.reminders': (p: { count: number; cents: number }) =>
    `Send ${many(p.count, 'reminder', 'reminders')} over ${amountIn(p.cents)}?`,
  'confirm.remindersLine': (p: { payers: readonly string[]; without: number }) =>
    `To ${some(p.payers)}.${p.without > 0 ? ` ${many(p.without, 'payer has', 'payers have')} no email address.` : ''}`,
  'confirm.refund': (p: { cents: number }) => `Refund ${amountIn(p.cents)}?`,
  'confirm.refundLine': (p: { cents: number; to: string | null; card: boolean }) =>
    `${amountIn(p.cents)} goes back to ${p.to ?? 'the payer'}${p.card ? ', to the card it was paid with' : ''}.`,
  'confirm.keepDeposit': (p: { cents: number }) => `Keep ${amountIn(p.cents)} of the deposit?`,
  'confirm.keepDepositLine': (p: { cents: number; reason: string }) =>
    `${amountIn(p.cents)} becomes income and is not given back: ${p.reason}`,
  'confirm.registration': 'Bill a registration fee again?',
  'confirm.registrationLine': (p: { number: string; date: string; cents: number }) =>
    `${amountIn(p.cents)} was billed on ${dateFigures(p.date)}${p.number ? `, invoice ${p.number}` : ''}.`,
  'confirm.surcharge': (p: { cents: number }) => `Pay ${amountIn(p.cents)} by credit card?`,
  'confirm.surchargeLine': (p: { cents: number; percent: number }) =>
    `${amountIn(p.cents)} of it is the center’s credit card surcharge (${p.percent}%). Debit cards and bank accounts pay none.`,
  'confirm.cardSurcharge': (p: { percent: number }) => `Charge ${p.percent}% more for credit cards?`,
  'confirm.cardSurchargeWho': (p: { percent: number }) =>
    `Families who pay by credit card pay ${p.percent}% on top, which they see before paying. Debit and prepaid cards and bank accounts pay nothing extra. Autopay adds it only for those who agree to it.`,
  'confirm.cardSurchargeLaw': (p: { statute: string | null }) =>
    `${p.statute === null ? 'Your state has no law on this. ' : `${p.statute}. `}It must not be more than what cards cost you, and your card processor must hear of it 30 days before.`,
  'confirm.cardSurchargeCards': (p: { credit: number; unknown: number }) =>
    `Saved credit cards: ${p.credit}. Cards saved before this was known, which pay nothing extra until they’re saved again: ${p.unknown}.`,
  'confirm.salesTax': (p: { percent: number }) =>
    p.percent === 0 ? 'Stop charging sales tax?' : `Charge ${p.percent}% sales tax?`,
  'confirm.salesTaxFrom': (p: { date: string; names: readonly string[]; percent: number; included: boolean }) =>
    `${listed('en', p.names)}, on invoices dated ${dateFigures(p.date)} or later${
      p.percent === 0
        ? '.'
        : p.included
          ? ': part of the price, so families pay the same.'
          : ': added to the price, so families pay more.'
    } Invoices you already made don’t change.`,
  'confirm.salesTaxChildren': (p: { count: number }) =>
    `${many(p.count, 'child is', 'children are')} billed for this by a plan.`,
  'confirm.asCredit': (p: { cents: number }) => `Keep ${amountIn(p.cents)} as account credit?`,
  'confirm.asCreditLine': (p: { cents: number; to: string | null; used: boolean }) =>
    `${amountIn(p.cents)} stays on the account of ${p.to ?? 'the payer'}${p.used ? ' and pays for the next invoices' : ' until somebody applies it'}. No money leaves.`,
  'confirm.owedAgain': (p: { number: string; cents: number }) => `Invoice ${p.number} owes ${amountIn(p.cents)} again.`,
  'confirm.texts': (p: { phones: number }) => `Text ${many(p.phones, 'phone', 'phones')}?`,
  'confirm.textsLine': (p: { phones: number; segments: number; all: number }) =>
    `${many(p.phones, 'phone', 'phones')}, ${many(p.segments, 'message', 'messages')} each: you pay for ${many(p.all, 'message', 'messages')}.`,
  'confirm.says': (p: { words: string }) => `“${p.words}”`,
  'confirm.alert': (p: { people: number; urgent: boolean }) =>
    p.urgent ? `Alert ${many(p.people, 'person', 'people')} now?` : `Send to ${many(p.people, 'person', 'people')}?`,
  'confirm.alertLine': (p: { people: number; texts: number }) =>
    `${many(p.people, 'person', 'people')}${p.texts > 0 ? `, ${p.texts} of them by text too if they don’t see it` : ''}.`,
  'confirm.alertAgain': (p: { people: number }) =>
    `Send to the ${many(p.people, 'person who hasn’t', 'people who haven’t')} seen it?`,
  'confirm.alertAgainLine': (p: { mails: number; texts: number }) =>
    `Also by ways this alert hasn’t used yet: ${many(p.mails, 'email', 'emails')}, ${many(p.texts, 'text message', 'text messages')}.`,
  'confirm.import': 'Import this calendar?',
  'confirm.importCounts': (p: { added: number; changed: number; removed: number; left: number }) =>
    `${p.added} new, ${p.changed} changed, ${p.removed} removed.${p.left > 0 ? ` ${p.left} need a look.` : ''}`,
  'confirm.importEvent': (p: { act: string; name: string; day: string; time: string; days: number }) =>
    `${p.act === 'added' ? 'New' : p.act === 'changed' ? 'Changed' : 'Removed'}: ${p.name}, ${dateFigures(p.day)}${p.time ? ` ${clockFigures(p.time)}` : ''}${p.days > 1 ? ` (${p.days} days)` : ''}`,
  'confirm.importMore': (p: { count: number }) => `And ${p.count} more.`,
  'confirm.letter': (p: { people: number }) => `Send to ${many(p.people, 'address', 'addresses')}?`,
  'confirm.letterTo': (p: { people: number; left: number }) =>
    `To: ${many(p.people, 'address', 'addresses')}${p.left > 0 ? `, ${p.left} left out` : ''}`,
  'confirm.letterSubject': (p: { subject: string }) => `Subject: ${p.subject}`,
  'confirm.letterFile': (p: { name: string }) => `Attached: ${p.name}`,
  'confirm.letterBegins': (p: { words: string }) => p.words,
  'confirm.letterNoAddress':
    'No location has a street address, and US law asks for one under each newsletter. Add it in the location’s profile.',
  'confirm.publish': (p: { child: string; people: number }) =>
    p.people === 0
      ? `Publish ${p.child}’s portfolio?`
      : `Publish ${p.child}’s portfolio to ${many(p.people, 'person', 'people')}?`,
  'confirm.publishTo': (p: { names: string }) =>
    p.names === '' ? 'Nobody of the family has an account yet; they read it once they do.' : `Told now: ${p.names}`,
  'confirm.publishHolds': (p: { moments: number; reached: number; left: number }) =>
    `It shows ${many(p.moments, 'moment', 'moments')}${p.reached > 0 ? ` and ${many(p.reached, 'milestone', 'milestones')}` : ''}${p.left > 0 ? `; ${p.left} more are left out` : ''}.`,
  'confirm.publishStays': 'It stays as it is from then on. A manager can correct it by a new version.',
  'confirm.allergen': (p: { child: string; allergy: string }) => `${p.child} is allergic to ${p.allergy}. Save anyway?`,
  'confirm.allergenLine': (p: { child: string; allergy: string; food: string }) =>
    `${p.child}: ${p.food} may contain ${p.allergy}.`,
  'confirm.price': (p: { children: number }) => `Change the price for ${children(p.children)}?`,
  'confirm.priceEach': (p: { children: number; before: number; after: number; period: string; day: string }) =>
    `${children(p.children)}: ${amountIn(p.before)} → ${amountIn(p.after)} ${per(p.period)} each, from ${dateFigures(p.day)}, for periods that begin then or later.`,
  'confirm.priceAll': (p: { before: number; after: number; period: string }) =>
    `Together: ${amountIn(p.before)} → ${amountIn(p.after)} ${per(p.period)}, before discounts.`,
  'confirm.priceKept': (p: { children: number }) => `${children(p.children)} at another price: nothing changes.`,
  'confirm.priceUntold': 'Families are not told.',
};
