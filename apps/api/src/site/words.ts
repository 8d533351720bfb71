import type { SiteLanguage } from '../model/site/page.ts';

interface SiteWords {
  readonly skip: string;
  readonly menu: string;
  readonly blog: string;
  readonly signIn: string;
  /** The other language, in its own words. */
  readonly other: string;
  readonly feed: string;
  readonly gone: string;
  readonly goneText: string;
  readonly toStart: string;
  /** Above a page that is not published. */
  readonly preview: string;
  /** Behind what may be left empty. */
  readonly optional: string;
  readonly send: string;
  /** What people who hear a page are told of the field that stays empty. */
  readonly trap: string;
  readonly addressParts: Readonly<Record<'line' | 'city' | 'state' | 'zip', string>>;
  readonly thanks: string;
  readonly thanksText: string;
  readonly trapped: string;
  readonly notTaken: string;
  /** Where an address leads: to a map. */
  readonly map: string;
  readonly closed: string;
  /** Before the days on which a location is closed. */
  readonly closedOn: string;
  /** Before how many a room takes. */
  readonly upTo: string;
  readonly meals: Readonly<
    Record<'breakfast' | 'morning_snack' | 'lunch' | 'afternoon_snack' | 'supper' | 'evening_snack', string>
  >;
}

/** Weekdays from Monday on. */
export const DAYS = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
} as const;

/** The words of the frame all public pages have. */
export const words: Readonly<Record<SiteLanguage, SiteWords>> = {
  en: {
    skip: 'Skip to the text',
    menu: 'Menu',
    blog: 'Blog',
    signIn: 'Sign in',
    other: 'Español',
    feed: 'Posts',
    gone: 'This page isn’t here',
    goneText: 'It may have moved, or the address has a mistake in it.',
    toStart: 'Go to the start page',
    preview: 'Preview: only people with this address see this page, for an hour.',
    optional: '(optional)',
    send: 'Send',
    trap: 'Leave this empty',
    addressParts: { line: 'Street', city: 'City', state: 'State', zip: 'ZIP code' },
    thanks: 'Thank you',
    thanksText: 'We have what you sent, and will get back to you.',
    trapped: 'Something filled in a field that people don’t see. Please send it once more.',
    notTaken: 'This could not be sent. Please try again in a moment.',
    map: 'Show on a map',
    closed: 'Closed',
    closedOn: 'Closed',
    upTo: 'up to',
    meals: {
      breakfast: 'Breakfast:',
      morning_snack: 'Morning snack:',
      lunch: 'Lunch:',
      afternoon_snack: 'Afternoon snack:',
      supper: 'Supper:',
      evening_snack: 'Evening snack:',
    },
  },
  es: {
    skip: 'Ir al texto',
    menu: 'Menú',
    blog: 'Blog',
    signIn: 'Iniciar sesión',
    other: 'English',
    feed: 'Entradas',
    gone: 'Esta página no está aquí',
    goneText: 'Puede que se haya movido o que la dirección tenga un error.',
    toStart: 'Ir al inicio',
    preview: 'Vista previa: solo quien tiene esta dirección ve la página, durante una hora.',
    optional: '(opcional)',
    send: 'Enviar',
    trap: 'Deje esto vacío',
    addressParts: { line: 'Calle', city: 'Ciudad', state: 'Estado', zip: 'Código postal' },
    thanks: 'Gracias',
    thanksText: 'Recibimos lo que envió y nos pondremos en contacto con usted.',
    trapped: 'Algo llenó un campo que las personas no ven. Envíelo una vez más.',
    notTaken: 'No se pudo enviar. Inténtelo de nuevo en un momento.',
    map: 'Ver en el mapa',
    closed: 'Cerrado',
    closedOn: 'Cerrado',
    upTo: 'hasta',
    meals: {
      breakfast: 'Desayuno:',
      morning_snack: 'Refrigerio de la mañana:',
      lunch: 'Almuerzo:',
      afternoon_snack: 'Refrigerio de la tarde:',
      supper: 'Cena:',
      evening_snack: 'Refrigerio de la noche:',
    },
  },
};
