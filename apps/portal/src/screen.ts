import type { Audience } from '@nestling/rules/audience.ts';
import type { Role, Rule } from '@nestling/rules/roles.ts';
import type { Title } from '@nestling/ui/words.ts';
import type { ComponentType } from 'react';
import type { MenuIcon } from './late-icon.ts';
import type { Paths } from './paths.gen.ts';
import type { Located, LocatedWithRooms, PlaceHere } from './shell/place.ts';

/** The id of a screen, such as `auth.login`. A new one is known after `npm run codegen`. */
export type ScreenId = keyof Paths;

/** The groups of the menu. `top` has no heading; the last four have no screen of their own and unfold. */
export const menuGroups = ['top', 'people', 'centre', 'communicate', 'reports', 'settings', 'platform'] as const;
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
  /**
   * Many may open more than they need in their menu: whose menu shows this line. Everybody's by default; that of staff is
   * also shown to those who run centers, that of the platform only to them.
   */
  readonly audience?: Audience;
  /** Whether its calls answer the platform's own center alone: in any other the line would lead to an empty list. */
  readonly home?: true;
};

/**
 * `shell`: within navigation and bars. `immersive`: the same on desktops, nothing else on smaller windows. `editor`: the
 * whole window for what is being made, with a way back of its own. `bare`: outside of everything, as for the pages of
 * guests and the kiosk.
 */
export type Frame = 'shell' | 'immersive' | 'editor' | 'bare';

/** Another row a path leads to: always (an alias), or by the role of the person; null: to where they begin. */
type Redirect = ScreenId | ((role: Role) => ScreenId | null);

/**
 * A part of a record with an address of its own, behind that of the record. Its id is the record's, a dot, and its key;
 * rule and frame are the record's where it says none. Heading, breadcrumbs and what the record asks stay while parts change.
 */
export type Part = Asking & {
  /** What follows the record's path, such as `invoices`; '' for what the record's own address shows. */
  readonly path: string;
  readonly title: Title;
  /** What its tab says, where that is shorter than the title. */
  readonly tab?: Title;
  readonly rule?: Rule;
  readonly frame?: Exclude<Frame, 'bare'>;
  /** Another row; such a part has no tab. */
  readonly redirect?: Redirect;
  readonly load?: () => Promise<{ readonly default: ComponentType }>;
};

/** Something done from an address of a screen: parts of its path, and what follows it, such as `open: 'new'`. */
type ScreenAct = {
  readonly title: Title;
  readonly params?: Readonly<Record<string, string>>;
  readonly address?: Readonly<Record<string, string>>;
};

/**
 * One screen. Router, guard, menu, breadcrumbs and `href` come from these rows; nothing else writes a path.
 * `path` is written as in the documents: `/students/cameras/:camId`, `:status?` for an optional part.
 * `parent` and `redirect` name the ids of other rows.
 */
export type Screen<P extends string = string> = {
  readonly path: P;
  readonly rule: Rule;
  readonly title: Title;
  readonly menu?: MenuEntry;
  /** What is done from an address of the screen, such as adding a record: the search box offers it. */
  readonly acts?: readonly ScreenAct[];
  /** The screen above; of several, the first the person may open. */
  readonly parent?: ScreenId | readonly ScreenId[];
  readonly frame?: Frame;
  readonly redirect?: Redirect;
  /**
   * The parts of a record by their keys, in the order of their tabs. `load` is then what stands around them, with
   * `RecordParts` where they go; without a part of the path '' the row says by `redirect` which comes first.
   */
  readonly parts?: Readonly<Record<string, Part>>;
} & Asking &
  Code;

/** Where a screen is opened. */
export type At = {
  /** The location one works in; null for families, and on a device until it is known. */
  readonly place: PlaceHere | null;
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** What follows the path: filters, search, page. */
  readonly address: Readonly<Record<string, string | undefined>>;
};

/**
 * What the server is asked as soon as a screen is opened, beside its code (`asks.ts`): its first question would wait for
 * all of that else. The same document with the same variables as the screen's own; anything else is asked for nothing.
 */
type Asking = { readonly asks?: (at: At) => Promise<void> };

export type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * The code of a screen. One that shows a location is given it as `place`, with its time zone and today, by `located: true`;
 * with the rooms to choose from by `located: 'rooms'`. Where there is no location at all, the shell says so in its place.
 * One that is `plain` has no component of Mantine's before its first paint: it waits for its words alone, not for the theme.
 */
export type Code =
  | { readonly located?: undefined; readonly plain?: boolean; readonly load?: Load<object> }
  | { readonly located: true; readonly load: Load<Located> }
  | { readonly located: 'rooms'; readonly load: Load<LocatedWithRooms> };

/** The tab of a part, with the whole path of its row. */
export type PartTab = { readonly key: string; readonly path: string; readonly title: Title; readonly rule: Rule };

/** A screen as it is known: the parts of records are rows as well, with the record they are of and the tabs beside theirs. */
export type Row = Screen & { readonly partOf?: ScreenId; readonly tabs?: readonly PartTab[] };

/** Declares one screen and keeps its path for the types of `href`. */
export const screen = <const P extends string>(row: Screen<P>): Screen<P> => row;
