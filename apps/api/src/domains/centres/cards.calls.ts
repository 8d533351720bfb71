import './invoices.fields.ts';
import { type Calls, message, mutation, objects, out, outcome, query } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { fields, flag as flagField, ident, int, nested, text } from '../../kernel/read/entity.ts';
import { everyone, orError, orNothing } from '../../kernel/read/reach.ts';
import { CenterCard } from './cards.entities.ts';
import { cardForm, payForm } from './cards.inputs.ts';
import { addCard, cardsOf, chooseCard, removeCard } from './cards.ts';
import { Center } from './centers.entities.ts';
import { CenterInvoice } from './invoices.entities.ts';
import { ownInvoices } from './invoices.fields.ts';
import { payInvoice } from './pay-invoice.ts';
import { centersOf } from './whose.ts';

constraint('center_card_ref', 'payment_method', 'TAKEN', message('centres.cardKept'));
constraint('center_card_default', '', 'TAKEN', message('centres.cardKept'));

const ownCards = everyone(CenterCard, 'a center has its own alone, behind its wall');
fields(CenterCard, {
  id: ident(),
  brand: text(),
  last4: text(),
  exp_month: int(),
  exp_year: int(),
  is_default: flagField(),
});
nested(CenterCard, ownCards);

const because = 'what the center pays by is the matter of those who run it';
const limit = { times: 30, seconds: 3600, by: 'user' } as const;
const own = {
  rule: 'admin',
  permission: null,
  because,
  limit,
  reach: { id: orError(ownCards) },
  input: { id: id(CenterCard) },
  answer: outcome(),
} as const;

/** The cards centers pay the platform by, and paying by them. */
export const centerCardCalls: Calls = {
  centerCards: query({
    rule: 'admin',
    about:
      'Lists the cards of a center by what people know them by, the one that is charged first; an unknown center answers an empty list.',
    reach: { center_id: orNothing(centersOf('centerCards')) },
    input: { center_id: id(Center) },
    answer: objects(
      { id: out.text, brand: out.text, last4: out.text, exp_month: out.int, exp_year: out.int, is_default: out.flag },
      'CenterCardLine',
    ),
    run: cardsOf,
  }),
  addCenterCard: mutation({
    rule: 'admin',
    permission: null,
    because,
    about:
      'Keeps a card of a center by the provider’s reference, or by the page it was typed on; one the provider does not know for this center gets Error.',
    secret: 'input',
    limit,
    reach: { center_id: orError(centersOf('addCenterCard')) },
    input: cardForm,
    answer: outcome(),
    run: addCard,
  }),
  setDefaultCenterCard: mutation({
    ...own,
    about: 'Has the own center charged by this card; an unknown id gets Error.',
    run: chooseCard,
  }),
  deleteCenterCard: mutation({
    ...own,
    about: 'Takes a card of the own center off; the only one of a running plan gets Error.',
    run: removeCard,
  }),
  payCenterInvoice: mutation({
    rule: 'admin',
    permission: null,
    because,
    about:
      'Pays an open invoice of the own center by one of its cards; a card that is refused, and an invoice that is not open, get Error.',
    limit,
    reach: { id: orError(ownInvoices), card: orError(ownCards) },
    input: payForm,
    answer: outcome({ payment: CenterInvoice }),
    run: payInvoice,
  }),
};
