import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number in E.164, one without a country code taken for one of the United States; null for what is no number. */
export const e164 = (phone: string | null | undefined): string | null => {
  const number = parsePhoneNumberFromString(phone ?? '', 'US');
  return number?.isValid() && number.ext === undefined ? number.number : null;
};
