import type { Role } from '@nestling/rules/roles.ts';
import { createContext, useContext } from 'react';

/** A step of the breadcrumbs. */
export type Crumb = { readonly title: string; readonly href: string };

/** The parts of the record on show that each have an address. */
export type FrameParts = {
  /** The record's own address: another one is another record. */
  readonly of: string;
  /** Those the person may open, in order. */
  readonly tabs: readonly { readonly key: string; readonly title: string; readonly href: string }[];
  /** Key of the one on show. */
  readonly here: string;
};

/**
 * What the portal tells the kit about the screen on show, so that the kit needs to know no rows:
 * Home (null on Home itself and before anybody signed in), the screens above it (outermost first), what the screen is called by its row, and the product for the window's title.
 */
export type Frame = {
  /** Names the screen in what is kept on the device; '' where no row is on show. */
  readonly id: string;
  readonly home: Crumb | null;
  readonly above: readonly Crumb[];
  readonly title: string;
  readonly product: string;
  readonly parts?: FrameParts | null;
  /** Whose screen it is: what is kept on the device of how somebody looks at lists is kept for each person. */
  readonly person?: string | undefined;
  /** The role they act in. */
  readonly role?: Role | undefined;
};

export const FrameContext = createContext<Frame>({ id: '', home: null, above: [], title: '', product: '' });

/** The frame of the screen on show. */
export const useFrame = (): Frame => useContext(FrameContext);
