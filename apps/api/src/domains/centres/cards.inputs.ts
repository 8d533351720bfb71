import { flag, id, secret } from '../../kernel/call/input.ts';
import { CenterCard } from './cards.entities.ts';
import { Center } from './centers.entities.ts';
import { CenterInvoice } from './invoices.entities.ts';

/** A card as the provider, or the page it was typed on, is named; whether it is to be charged. */
export const cardForm = { center_id: id(Center), payment_method: secret(1, 200), is_default: flag().optional() };
/** An invoice, and by which card it is paid. */
export const payForm = { id: id(CenterInvoice), card: id(CenterCard).optional() };
