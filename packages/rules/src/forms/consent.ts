/**
 * What somebody agrees to before signing on a screen, as 15 U.S.C. 7001(c) asks for it: that the record and the signature
 * are electronic, that paper can be had instead, and that the consent can be taken back. The words that were shown are kept
 * with each signature; other words are another version.
 */
export const esignConsent = {
  en: 'I agree to read and sign this form electronically, and I mean my signature to count like one on paper. I can get it on paper from the center at no cost, and I can take this consent back until the center has approved the form. I can open PDF files on this device.',
  es: 'Acepto leer y firmar este formulario por medios electrónicos y quiero que mi firma valga como en papel. Puedo pedirlo en papel al centro sin costo y retirar este consentimiento hasta que el centro haya aprobado el formulario. Puedo abrir archivos PDF en este dispositivo.',
} as const;
/** Which words those are. */
export const esignVersion = '2026-11';
