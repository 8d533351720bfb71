import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

// docs/words.md says how pages and letters speak. The worst habits are found here, in every place words come from: the
// pages, the kit, the player, and the server's sentences and letters, in both languages.

const spoken = read(
  pathsOf(
    'apps/portal/src/**/*words{,.es}.ts',
    'apps/portal/src/**/*screens.ts',
    'apps/portal/src/messages{,.es}.ts',
    'packages/{kit,ui,editor}/src/**/*words{,.es}.ts',
    'packages/player/embed/words.ts',
    'apps/api/src/messages/{en,es,pets}/*.ts',
  ),
);

const habits: Readonly<Record<string, RegExp>> = {
  'say "someone" or the name': /\b(some|every)body\b/i,
  'say who hears it, or "notified"': /\b(is|are|was|were) told\b/i,
  'say "shows up", "is" or "appears"': /\bstands?\b(?! in\b)/i,
  'say "email"': /\be-mails?\b/i,
  'say "live video" for what a camera shows, "photo" for a photo':
    /\b[Tt]he picture (comes|starts|has run|stops|ended)\b/,
  'say what can be done, not how the system is': /\b(works? no more|not any more|is not known here|none of ours)\b/i,
  'say "front door", "kiosk" or "pickup list"': /\b(black list|pick-up)\b/i,
  'write American English': /\b(centres?|colours?|favourites?|cancelled|organis\w+|recognis\w+|grey|programmes?)\b/i,
};

/** Habits of the Spanish of Spain, and English put into Spanish word by word; families in the US say it otherwise. */
const spanishHabits: Readonly<Record<string, RegExp>> = {
  'diga "agregar"': /(^|[^a-z])añ[aá]d/i,
  'diga "video"': /vídeo/i,
  'diga "celular" o "teléfono"': /(^|\s)móvil(es)?\b/i,
  'diga "computadora"': /\bordenador(es)?\b/i,
  'diga "toque" o "presione"': /\bpuls(e|ar|ando)\b/i,
  'diga "marcar entrada" o "marcar salida"': /\b(fich(ar|e|ó|aje|ajes)|fichad[oa]|fichando)(?![a-záéíóúñ])/i,
  'diga "sirve" o "se aplica"': /\b(ya no vale|vale (para|desde|hasta))\b/i,
  'diga "código de área"': /\bprefijo del país\b/i,
  'diga "complete"': /\b(rellen(e|ar|an)|introduzca)\b/i,
  'diga la hora como en inglés, “8:12 AM”, que no tropieza con el punto final': /\b[ap]\. ?m\./i,
  'hable de usted': /\b(haz clic|tienes|puedes|quieres|vosotros|vuestr[oa]s?)\b/i,
  'diga "no autorizado a recoger" o "bloqueado"': /\blista negra\b/i,
  'escriba entre comillas “así”': /[«»]/,
  'diga "monto"': /\b(el|un|del|mismo|sin|por|cada) importes?\b/i,
  'diga "vence" o "venció"': /\bcaduc(a|an|ó|ad[oa]s?)(?![a-záéíóúñ])/i,
  'diga "configuración"': /\b(los|sus|de) ajustes\b/i,
  'diga "niño"': /\balumn[oa]s?\b/i,
  'diga "dígitos"': /\b(seis|cuatro|tres|sus|y) cifras?\b/i,
  'diga "maestro"': /\beducador(a|es|as)?\b/i,
  'diga "gerente"': /\b(un|el|pida a la|hable con la) (encargado|dirección)\b(?! de)/i,
  'diga "correo" por lo que llega por correo electrónico': /\b(esta|la|una) carta\b(?! o en el cartel)/i,
  'diga "de todos modos"': /\bigualmente\b/i,
  'diga lo que pasó en pasado simple, “cambió”':
    /(^|[.:] )((Su|El|La|Este|Esta) [a-z]+( de [a-z]+)? |Se )?[Hh]a [a-záéíóú]+(ado|ido|cho)\b/,
};

/** The words between quotes, without what is filled in and without keys. */
const sentencesOf = (source: string): string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'(?!\s*:)|`([^`]*)`/g)]
    .map(([, plain, filled]) => (plain ?? filled ?? '').replaceAll(/\$?\{[^}]*\}/g, ''))
    .filter((words) => words.includes(' '));

test('pages and letters speak as docs/words.md says', () => {
  const found = spoken.flatMap(({ path, text }) =>
    sentencesOf(text).flatMap((words) =>
      Object.entries({ ...habits, ...spanishHabits }).flatMap(([instead, habit]) =>
        habit.test(words) ? [`${path}: "${words}": ${instead}`] : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});
