import { listNames } from '@nestling/rules/lists.ts';
import { savedTypes } from '@nestling/rules/saved-reports.ts';
import { z } from 'zod';
import { choice, type InputOf, json, texts } from '../../../kernel/call/input.ts';

/** Arguments of another call, which judges them itself. */
export const argsOfList = () => json(z.record(z.string().max(40), z.json()), 5_000);
export type ListArgs = z.output<ReturnType<typeof argsOfList>>;
/** Columns by the names `getListColumns` tells. */
export const columnsOfList = () => texts(60, 40);

/** Which list. */
export const ofList = { list: choice(...listNames) };
/** A list as a file: with the arguments of its call, pages not among them, and the columns that are wanted; none: all. */
export const asFile = {
  ...ofList,
  args: argsOfList().optional(),
  columns: columnsOfList().optional(),
  type: choice(...savedTypes).optional(),
};
export type AsFile = InputOf<typeof asFile>;
