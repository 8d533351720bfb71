/** A hex of 3 or 6 digits, with or without #, as `#rrggbb`; null for anything else. */
export const normalHex = (text: string | null | undefined): string | null => {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text ?? '');
  const digits = match?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
};
