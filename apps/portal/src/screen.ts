import type { Role, Rule } from '@nestling/rules/roles.ts';
import type { Title } from '@nestling/ui/words.ts';
import type { ComponentType } from 'react';
import type { MenuIcon } from './late-icon.ts';
import type { Paths } from './paths.gen.ts';

/** The id of a screen, such as `auth.login`. A new one is known after `npm run codegen`. */
export type ScreenId = keyof Paths;

/** The groups of the menu. `top` has no heading; the last three have no screen of their own and unfold. */
export const menuGroups = ['top', 'people', 'centre', 'communicate', 'reports', 'settings'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A line of the menu; it cannot exist without its screen. */
export type MenuEntry = {
  readonly under: MenuGroup;
  readonly order: number;
  readonly icon: MenuIcon;
  /** When the menu says it differently from the heading of the screen. */
  readonly label?: Title;
  /** Place in the bottom bar of phones, where there is room for four and "More"; by the role, null: not there. */
  readonly bar?: number | ((role: Role) => number | null);
  /** Families and staff may open more than they need in their menu: whose menu shows this line. Both by default. */
  readonly audience?: Audience;
};

/** Contacts, or everybody from the blog author upwards. */
export type Audience = 'family' | 'staff';

/**
 * `shell`: within navigation and bars. `immersive`: the same on desktops, nothing else on smaller windows.
 * `bare`: never anything around it, as for the pages of guests and the kiosk.
 */
export type Frame = 'shell' | 'immersive' | 'bare';

/**
 * One screen. Router, guard, menu, breadcrumbs and `href` come from these rows; nothing else writes a path.
 * `path` is written as in the documents: `/students/cameras/:camId`, `:status?` for an optional part.
 * `parent` and `redirect` name the id of another row.
 */
export type Screen<P extends string = string> = {
  readonly path: P;
  readonly rule: Rule;
  readonly title: Title;
  readonly menu?: MenuEntry;
  /** What is done from an address of the screen, such as adding a record: the jump box offers it. */
  readonly acts?: readonly { readonly title: Title; readonly params: Readonly<Record<string, string>> }[];
  readonly parent?: ScreenId;
  readonly frame?: Frame;
  /** Another row this path leads to: always (an alias), or by the role of the person; null: to where they begin. */
  readonly redirect?: ScreenId | ((role: Role) => ScreenId | null);
  /** Shows a location: while there is none at all, the shell says so in its place. */
  readonly located?: boolean;
  readonly load?: () => Promise<{ readonly default: ComponentType }>;
};

/** Declares one screen and keeps its path for the types of `href`. */
export const screen = <const P extends string>(row: Screen<P>): Screen<P> => row;

/** Where a role stands in the menu. */
export const audienceOf = (role: Role): Audience => (role === 'user' || role === 'guest' ? 'family' : 'staff');
