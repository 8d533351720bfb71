import { choice, id, pageIfAny, text } from '../../kernel/call/input.ts';
import { Center } from './centers.entities.ts';

const wanted = choice('active', 'inactive');

/** A name that is claimed: for which center, and for which pages. */
export const domainForm = {
  domain: text(1, 300),
  status: wanted.optional(),
  center_id: id(Center).optional(),
  serves: choice('portal', 'site').optional(),
};
export const wantedForm = { status: wanted };
export const domainsInput = { search: text(0, 200).optional(), center_id: id(Center).optional(), ...pageIfAny };
