/** What a text that came in wants of us. */
export type ReplyKind = 'text' | 'stop' | 'start' | 'help' | 'maybe_stop';

/** The words of 47 CFR 64.1200(a)(10), the carriers' own, and what people write in Spanish. */
const STOP = new Set(
  [
    'stop, quit, end, revoke, opt out, optout, cancel, unsubscribe, stop all, stopall, stop it, please stop',
    'alto, parar, pare, paren, basta, baja, darme de baja, cancelar, cancele, detener, salir, terminar, fin, no mas',
  ]
    .join(', ')
    .split(', '),
);
const START = new Set('start, unstop, resume, opt in, optin, subscribe, alta, empezar, iniciar, reanudar'.split(', '));
const HELP = new Set('help, info, ayuda, informacion'.split(', '));

/** What sounds like stop, said in one's own words: a person decides, as the rule asks for any reasonable means. */
const SOUNDS = [
  /\b(stop|quit|unsubscribe|opt.?out|revoke|remove me|take me off|wrong (number|person)|leave me alone|no more)\b/,
  /\b(don'?t|do not|never|quit) (text|message|contact|send|write)\b/,
  /\b(no|deje|dejen|dejar) (me )?(de )?(envi|mand|escrib|contact|moleste)/,
  /\b(numero equivocado|no mas mensajes|ya no quiero|borreme|quiteme|denme? de baja|cancelar)\b/,
];

/** Lower case, without accents, signs and more than one space: "¡Alto!" is "alto". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads what a text wants: a keyword alone acts by itself, whatever else sounds like one waits for a person. */
export const kindOfReply = (text: string): ReplyKind => {
  const words = plain(text);
  if (STOP.has(words)) return 'stop';
  if (START.has(words)) return 'start';
  if (HELP.has(words)) return 'help';
  return SOUNDS.some((sound) => sound.test(words)) ? 'maybe_stop' : 'text';
};
