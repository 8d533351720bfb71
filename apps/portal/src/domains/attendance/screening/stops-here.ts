import type { Answers } from '@nestling/rules/kiosk/act.ts';
import { stopsOn } from '@nestling/rules/kiosk/stops.ts';

interface Asked {
  readonly questions: readonly { readonly id: string; readonly stops_on: string }[];
  readonly temperature: boolean;
  readonly unit: string;
  /** Tenths of the unit. */
  readonly fever: number;
}

/** Whether the answers stop a check-in on a tablet without a line; the server judges them anew. */
export const stopsHere = ({ questions, temperature, fever }: Asked, answers: Answers): boolean => {
  const degrees = answers.temperature;
  if (temperature && typeof degrees === 'number' && Math.round(degrees * 10) >= fever) return true;
  return questions.some(({ id, stops_on }) => {
    const answer = answers[id];
    return typeof answer === 'boolean' && stopsOn(stops_on, answer);
  });
};
