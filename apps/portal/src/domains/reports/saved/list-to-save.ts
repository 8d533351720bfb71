import { isRecord } from '@nestling/rules/json.ts';
import { isList, type ListName } from '@nestling/rules/lists.ts';
import { isOwnPath } from '@nestling/rules/own-path.ts';

/** A list that is to be saved: its call with its arguments, what its screen is called, and the address of that. */
export type ListToSave = {
  readonly list: ListName;
  readonly args: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly address: string | null;
};

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/** Reads what the menu of a list has put into the address; null where that is none. The server judges it when it is saved. */
export const listToSave = (
  report: string | null,
  address: Readonly<Record<string, string | undefined>>,
): ListToSave | null => {
  const args = parsed(address.list_args);
  if (report === null || !isList(report) || !isRecord(args)) return null;
  // Whoever sends a link writes what it says: it leads nowhere but within the portal.
  const at = address.list_at ?? '';
  return {
    list: report,
    args,
    name: (address.list_name ?? '').slice(0, 80),
    address: isOwnPath(at) ? at : null,
  };
};
