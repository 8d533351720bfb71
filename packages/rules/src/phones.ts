import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number without a country code is one of the United States. */
const HOME = 'US';

const parsed = (text: string | null | undefined) => {
  const number = parsePhoneNumberFromString(text ?? '', HOME);
  return number?.ext === undefined ? number : undefined;
};

/** A number in E.164, one without a country code taken for one of the United States; null for what is no number. */
export const e164 = (phone: string | null | undefined): string | null => {
  const number = parsed(phone);
  return number?.isValid() ? number.number : null;
};

/**
 * A number as people read it, whatever form it was typed in: "(207) 555-0142" of the United States and their neighbors
 * under +1, "+44 20 7946 0018" of other countries. What is no number stays as it is kept.
 */
export const phoneWords = (phone: string): string => {
  const number = parsed(phone);
  if (!number?.isPossible()) return phone;
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
};
