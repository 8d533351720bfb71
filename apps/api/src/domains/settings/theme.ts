import { pictureAddress } from '../../files/address.ts';
import { out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { settings } from '../../model/setting/read.ts';

/** The look of the portal before and after sign-in. */
export const themeParts = {
  theme_color: out.text,
  set_title: out.text,
  top_bar_title: outOrNull(out.text),
  change_layout: out.text,
  theme_mode: out.text,
  collapse_sidebar: out.flag,
  app_logo: outOrNull(out.text),
  login_page_image: outOrNull(out.text),
  show_login_img: out.flag,
  max_daily_login_feature: out.flag,
  show_room_ration_widget: out.flag,
  camera_module_setting: out.flag,
  pets_words: out.flag,
};

/** Keys `resetThemeSetting` puts back. */
export const themeKeys = [
  'theme_color',
  'set_title',
  'top_bar_title',
  'change_layout',
  'theme_mode',
  'collapse_sidebar',
  'app_logo',
  'login_page_image',
  'show_login_img',
  'max_daily_login_feature',
  'show_room_ration_widget',
  'camera_module_setting',
  'pets_words',
] as const;

/** A setting holds the key of an upload; pages are given where it is fetched. */
const addressIn = (ctx: Ctx, key: string | null): string | null => pictureAddress(ctx, key, 'full', 'anybody');

export const theme = async (ctx: Ctx) => {
  const of = await settings(ctx, themeKeys);
  return {
    theme_color: of('theme_color'),
    set_title: of('set_title'),
    top_bar_title: of('top_bar_title'),
    change_layout: of('change_layout'),
    theme_mode: of('theme_mode'),
    collapse_sidebar: of('collapse_sidebar'),
    app_logo: addressIn(ctx, of('app_logo')),
    login_page_image: addressIn(ctx, of('login_page_image')),
    show_login_img: of('show_login_img'),
    max_daily_login_feature: of('max_daily_login_feature'),
    show_room_ration_widget: of('show_room_ration_widget'),
    camera_module_setting: of('camera_module_setting'),
    pets_words: of('pets_words'),
  };
};

/** Pictures of the pages before sign-in: where each is fetched, or null. */
export const imageParts = {
  login_page_image: outOrNull(out.text),
  register_page_image: outOrNull(out.text),
  verify_email_page_image: outOrNull(out.text),
  email_confirmation_page_image: outOrNull(out.text),
  forgot_password_page_image: outOrNull(out.text),
  reset_password_page_image: outOrNull(out.text),
  resend_token_page_image: outOrNull(out.text),
};

export const imageKeys = [
  'login_page_image',
  'register_page_image',
  'verify_email_page_image',
  'email_confirmation_page_image',
  'forgot_password_page_image',
  'reset_password_page_image',
  'resend_token_page_image',
] as const;

export const images = async (ctx: Ctx) => {
  const of = await settings(ctx, imageKeys);
  return {
    login_page_image: addressIn(ctx, of('login_page_image')),
    register_page_image: addressIn(ctx, of('register_page_image')),
    verify_email_page_image: addressIn(ctx, of('verify_email_page_image')),
    email_confirmation_page_image: addressIn(ctx, of('email_confirmation_page_image')),
    forgot_password_page_image: addressIn(ctx, of('forgot_password_page_image')),
    reset_password_page_image: addressIn(ctx, of('reset_password_page_image')),
    resend_token_page_image: addressIn(ctx, of('resend_token_page_image')),
  };
};
