import type { RowOf } from '../../kernel/db/tables.ts';
import type { DomainLook } from './look-at-domain.ts';

type Row = Pick<RowOf<'server_domain'>, 'status' | 'wanted' | 'misses' | 'confirmed'>;

/** What follows for a domain from a look at it. */
export interface DomainState {
  readonly status: string;
  /** What is missing, as a word of the screens; null for nothing. */
  readonly reason: string | null;
  readonly misses: number;
}

/** A day each: a name is not lost by one bad answer. */
const LOST_AFTER = 3;

const noProof = ({ proof }: DomainLook): string => (proof === 'other' ? 'other-token' : 'no-record');

/** Whether what is asked for arrives here: with something in front of us that was said to be right, we can't see it. */
const arrives = ({ points, cloudFront }: DomainLook, confirmed: boolean): boolean =>
  points === 'here' || (confirmed && cloudFront !== null);

/**
 * Where a domain goes from where it stands: waiting → proven → active, or inactive where that is wished; no step is skipped by
 * a wish. One that had its proof and shows it no more for three looks is lost; one that leads elsewhere for as long is not
 * served. Where this system greets by TLS itself, its certificate comes first. What nobody answered changes nothing.
 */
export const nextState = (row: Row, look: DomainLook, lacksCertificate: boolean): DomainState => {
  const { status, misses } = row;
  if (look.proof === 'unknown') return { status, reason: 'no-answer', misses };
  if (look.proof !== 'found') {
    if (status === 'waiting') return { status, reason: noProof(look), misses: 0 };
    const left = misses + 1;
    return { status: left >= LOST_AFTER ? 'lost' : status, reason: noProof(look), misses: left };
  }
  if (row.wanted === 'inactive') return { status: 'inactive', reason: null, misses: 0 };
  if (arrives(look, row.confirmed) && lacksCertificate)
    return { status: 'proven', reason: 'no-certificate', misses: 0 };
  if (arrives(look, row.confirmed)) return { status: 'active', reason: null, misses: 0 };
  if (look.points === 'unknown')
    return { status: status === 'active' ? status : 'proven', reason: 'no-answer', misses };
  const reason = look.points === 'nowhere' ? 'points-nowhere' : 'points-elsewhere';
  if (status !== 'active') return { status: 'proven', reason, misses: 0 };
  const left = misses + 1;
  return left >= LOST_AFTER ? { status: 'proven', reason, misses: 0 } : { status, reason, misses: left };
};
