import type { Ctx } from '../../kernel/call/context.ts';
import { StudentCheckedIn, StudentCheckedOut } from './events.ts';

/** A stay that has begun or ended, and when (ms). */
interface Checked {
  readonly student: number;
  readonly stay: number;
  readonly location: number;
  readonly at: number;
}

/** Tells others of who has come and who has gone. */
export const emitChecks = (
  ctx: Pick<Ctx, 'emit'>,
  { opened = [], closed = [] }: { readonly opened?: readonly Checked[]; readonly closed?: readonly Checked[] },
): void => {
  const told = ({ student, stay, location, at }: Checked) => ({
    student,
    stay,
    location,
    at: new Date(at).toISOString(),
  });
  for (const one of opened) ctx.emit(StudentCheckedIn, told(one));
  for (const one of closed) ctx.emit(StudentCheckedOut, told(one));
};
