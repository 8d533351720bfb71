import { z } from 'zod';

/** The two looks and vocabularies a centre can have. */
export type Theme = 'nestling' | 'pets';

/** One setting: what it may hold, and what holds while nobody has saved it. */
export interface Key<V> {
  readonly shape: z.ZodType<V, unknown>;
  /** `centre` is its name. */
  fallback(theme: Theme, centre: string): V;
}

const key = <V>(shape: z.ZodType<V, unknown>, fallback: (theme: Theme, centre: string) => V): Key<V> => ({
  shape,
  fallback,
});

/** GraphQL clients that know only text send 'true'. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
/** '#rgb' or '#rrggbb'; the sign may be left out, as in the addresses of colours people copy. */
const colour = z
  .string()
  .trim()
  .regex(/^#?([\da-f]{3}|[\da-f]{6})$/i)
  .transform((hex) => `#${hex.replace('#', '').toLowerCase()}`);
const words = (max: number) => z.string().trim().min(1).max(max);
/** An empty text takes the value away. */
const wordsOrNone = (max: number) =>
  z.union([z.null(), z.string().trim().max(max)]).transform((text) => (text === '' ? null : text));
/** The key an upload was answered with: a path within our own storage, never an address. */
const image = z
  .union([z.null(), z.literal(''), z.string().regex(/^(?!.*\.\.)[\w][\w/.-]{0,199}$/)])
  .transform((path) => (path === '' ? null : path));

/** How the portal looks, which of it is switched on, and the pictures of the pages before sign-in. */
export interface SettingValues {
  theme_color: string;
  set_title: string;
  /** What stands in the bar: the centre's own name until another was chosen; null: the title. */
  top_bar_title: string | null;
  /** Whether the navigation stands at the side or across the top. */
  change_layout: 'vertical' | 'horizontal';
  theme_mode: 'light' | 'semi-dark' | 'dark';
  /** Whether the navigation at the side is folded to its icons until somebody unfolds it for themselves. */
  collapse_sidebar: boolean;
  app_logo: string | null;
  show_login_img: boolean;
  max_daily_login_feature: boolean;
  show_room_ration_widget: boolean;
  camera_module_setting: boolean;
  /** Whether students are called pets, whatever the title says. */
  pets_words: boolean;
  /** From which role up everybody needs a second step to sign in. */
  two_step_from: 'nobody' | 'teacher' | 'manager' | 'admin';
  /** Of pictures the portal draws its own where none is set. */
  login_page_image: string | null;
  register_page_image: string | null;
  verify_email_page_image: string | null;
  email_confirmation_page_image: string | null;
  forgot_password_page_image: string | null;
  reset_password_page_image: string | null;
  resend_token_page_image: string | null;
}
export type SettingKey = keyof SettingValues;

/** Every setting of the application, by the name it is saved under. */
export const settingKeys: { readonly [K in SettingKey]: Key<SettingValues[K]> } = {
  theme_color: key(colour, (theme) => (theme === 'pets' ? '#6d3bbd' : '#4a0d66')),
  set_title: key(words(60), (theme) => (theme === 'pets' ? 'Pet Suites' : 'Nestling')),
  top_bar_title: key(wordsOrNone(60), (_, centre) => centre),
  change_layout: key(z.enum(['vertical', 'horizontal']), () => 'vertical'),
  theme_mode: key(z.enum(['light', 'semi-dark', 'dark']), () => 'semi-dark'),
  collapse_sidebar: key(flag, () => false),
  app_logo: key(image, () => null),
  show_login_img: key(flag, () => true),
  max_daily_login_feature: key(flag, () => true),
  show_room_ration_widget: key(flag, () => true),
  camera_module_setting: key(flag, () => true),
  pets_words: key(flag, (theme) => theme === 'pets'),
  two_step_from: key(z.enum(['nobody', 'teacher', 'manager', 'admin']), () => 'nobody'),
  login_page_image: key(image, () => null),
  register_page_image: key(image, () => null),
  verify_email_page_image: key(image, () => null),
  email_confirmation_page_image: key(image, () => null),
  forgot_password_page_image: key(image, () => null),
  reset_password_page_image: key(image, () => null),
  resend_token_page_image: key(image, () => null),
};

export const isSettingKey = (name: string): name is SettingKey => Object.hasOwn(settingKeys, name);
