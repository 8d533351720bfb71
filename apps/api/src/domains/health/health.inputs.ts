import { flag, text } from '../../kernel/call/input.ts';

export const words = () => text(0, 60).nullish();
export const doseWords = {
  code: text(0, 20).nullish(),
  dose_1st: words(),
  dose_2nd: words(),
  dose_3rd: words(),
  dose_4th: words(),
  dose_5th: words(),
  dose_6th: words(),
  is_required: flag().optional(),
};
export const createImmunizationInput = { name: text(1, 100), ...doseWords };
