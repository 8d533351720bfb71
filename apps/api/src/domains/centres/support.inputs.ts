import { flag, id, text } from '../../kernel/call/input.ts';
import { User } from '../../model/user/entity.ts';
import { Center } from './centers.entities.ts';

/** Which locations of a center are listed: those under it, or with `others` those that could be. */
export const childrenInput = { center_id: id(Center), others: flag().optional() };
/** Whom support enters a center as, and why; its first administrator where nobody is named. */
export const entryInput = { id: id(Center), user_id: id(User).optional(), reason: text(0, 500).optional() };
