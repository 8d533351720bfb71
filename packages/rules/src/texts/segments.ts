/** The letters of GSM 03.38 that take one place each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those of its extension, which take two. */
const EXTENDED = new Set('^{}\\[~]|€\f');

/** How a text message travels: every segment is paid for. */
export interface TextSize {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Places taken: of 7 bits in GSM-7, of 16 bits in UCS-2. */
  readonly units: number;
  readonly segments: number;
}

const parts = (units: number, alone: number, joined: number): number =>
  units === 0 ? 0 : units <= alone ? 1 : Math.ceil(units / joined);

/** Counts a text as networks do (3GPP TS 23.038): one letter outside of GSM-7 makes all of it UCS-2. */
export const textSize = (text: string): TextSize => {
  const letters = [...text];
  if (letters.every((one) => BASIC.has(one) || EXTENDED.has(one))) {
    const units = letters.reduce((sum, one) => sum + (EXTENDED.has(one) ? 2 : 1), 0);
    return { encoding: 'GSM-7', units, segments: parts(units, 160, 153) };
  }
  return { encoding: 'UCS-2', units: text.length, segments: parts(text.length, 70, 67) };
};

/** What a segment costs about, in hundredths of a cent: the list price within the United States with the carriers' fee. */
const PRICE = 130;

/** What so many segments cost about, in whole cents, rounded up. */
export const aboutCents = (segments: number): number => Math.ceil((segments * PRICE) / 100);
