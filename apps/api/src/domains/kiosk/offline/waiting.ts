import type { Answers } from '@nestling/rules/kiosk/act.ts';

/** An act of a tablet that is kept and waits to be settled; `at` in ms by the server's clock. */
export interface Waiting {
  readonly seq: number;
  readonly operation_id: string;
  readonly kind: 'check' | 'clock' | 'screen' | 'stopped' | 'locked';
  readonly at: number;
  readonly doubt: 'clock' | 'proof' | 'revoked' | null;
  readonly act: {
    readonly by: number | null;
    readonly action: 'in' | 'out' | 'break' | 'move' | null;
    /** Of an act of the team. */
    readonly room?: number | null;
    readonly students: readonly number[];
    readonly signature: string | null;
    /** Of a health screen. */
    readonly answers?: Answers | null;
  };
}
