import type { WorkContext } from '../kernel/call/context.ts';
import { message } from '../kernel/call/message.ts';
import { declined, type UserError } from '../kernel/call/refusals.ts';
import { environment } from '../kernel/lib/environment.ts';
import { ScannerAway, scan } from './clamd.ts';

/**
 * Declines bytes (`read`, where anybody looks) in which a scanner finds something; where the operator has named none, nobody looks. What could not be looked
 * through is not taken: it is sent again once the scanner answers.
 */
export const mustBeClean = async (
  ctx: Pick<WorkContext, 'who' | 'log'>,
  read: () => Promise<Uint8Array | null>,
  field: string,
): Promise<UserError | null> => {
  const { CLAMD_ADDRESS: address } = environment();
  if (address === undefined) return null;
  try {
    const found = await scan(address, (await read()) ?? new Uint8Array());
    if (found === null) return null;
    ctx.log.warn(
      { centre: ctx.who.centre, user: ctx.who.user, found },
      'a file was not taken: the scanner found something',
    );
    return declined(message('files.infected'), { field, code: 'INFECTED' });
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    ctx.log.error(
      { centre: ctx.who.centre, why: error.message },
      'a file was not taken: CLAMD_ADDRESS does not answer',
    );
    return declined(message('files.notScanned'), { field, code: 'NOT_SCANNED' });
  }
};
