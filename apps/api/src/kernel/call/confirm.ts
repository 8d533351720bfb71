import { createHash } from 'node:crypto';
import type { ConfirmCode } from '@nestling/rules/confirm-codes.ts';
import type { Change } from '../audit/change.ts';
import { textsIn } from './languages.ts';
import type { Message } from './message.ts';
import { type FieldError, UserError } from './refusals.ts';

const english = textsIn({ language: 'en', pets: false });

/** What a call wants confirmed: a title that asks, and what will happen in words and figures, line by line. */
export interface Question {
  readonly code: ConfirmCode;
  readonly title: Message;
  readonly lines: readonly Message[];
  /** The record it is about, for the trail. */
  readonly about: Pick<Change, 'entity' | 'id'>;
}

/**
 * The code under which a question is confirmed. It names what was said: where that is another by then, such as more families
 * or another price, the question is asked again.
 */
const tokenOf = ({ code, lines }: Question): string => {
  const said = JSON.stringify(lines.map(({ id, params }) => [id, params]));
  return `${code}-${createHash('sha256').update(said).digest('hex').slice(0, 12)}`;
};

/** The questions of one run of a call, and what its caller has confirmed. */
export class Questions {
  private readonly asked: Question[] = [];
  private readonly codes: ReadonlySet<string>;
  private readonly confirmed: ReadonlySet<string>;

  /** @param codes what the call's row says it may ask */
  constructor(codes: readonly string[], confirmed: readonly string[]) {
    this.codes = new Set(codes);
    this.confirmed = new Set(confirmed);
  }

  ask(question: Question): void {
    if (!this.codes.has(question.code))
      throw new TypeError(`The row of this call does not say that it confirms ${question.code}.`);
    this.asked.push(question);
  }

  /** Throws what is not confirmed: status Error, one entry of code CONFIRM for each line. */
  settle(): void {
    const open = this.asked.filter((question) => !this.confirmed.has(tokenOf(question)));
    const [first] = open;
    if (!first) return;
    const lines = open.flatMap((question) =>
      question.lines.map(
        (line): FieldError => ({ field: `confirm.${tokenOf(question)}`, code: 'CONFIRM', message: line }),
      ),
    );
    throw new UserError(first.title, lines);
  }

  /** What the trail holds of what was confirmed, with the sentences as they were asked. */
  changes(): Change[] {
    return this.asked.map(({ code, lines, about }) => ({
      ...about,
      after: { confirmed: { code, said: lines.map((line) => line.in(english)) } },
    }));
  }
}
